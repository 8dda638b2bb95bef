"""The screens every board must fit, and how a page is brought to them."""

from __future__ import annotations

from dataclasses import dataclass
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Page


@dataclass(frozen=True)
class Size:
    width: int
    height: int
    touch: bool

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def phone(self) -> bool:
        """A small screen, where a board may be moved under the finger."""
        return min(self.width, self.height) < 600


SIZES = (
    Size(1920, 1080, touch=False), Size(1440, 900, touch=False), Size(1280, 720, touch=False),
    Size(1180, 820, touch=True), Size(1024, 768, touch=True), Size(820, 1180, touch=True),
    Size(844, 390, touch=True), Size(390, 844, touch=True), Size(360, 640, touch=True),
)  # fmt: skip


# Letters have come, and what has changed is laid out; boards that measure themselves have done so.
DRAWN = """
document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => true)
"""


def drawn(page: Page) -> None:
    """Waits until what the page knows is on the screen."""
    page.evaluate(DRAWN)


# Fingers are there as long as the line to the browser that asked for them is open.
_fingers: WeakKeyDictionary[Page, CDPSession] = WeakKeyDictionary()


def resize(page: Page, size: Size) -> None:
    """The window becomes so large, with fingers or with a mouse, and what it shows is laid out."""
    page.set_viewport_size({"width": size.width, "height": size.height})
    if page not in _fingers:
        _fingers[page] = page.context.new_cdp_session(page)
    _fingers[page].send("Emulation.setTouchEmulationEnabled", {"enabled": size.touch, "maxTouchPoints": 5})
    drawn(page)
