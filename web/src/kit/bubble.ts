/** Places a floating element beside a rectangle, inside the window: below it, or above if there is no room. */
export function fit(at: DOMRect | null) {
  return (element: HTMLElement) => {
    const margin = 8;
    const { width, height } = element.getBoundingClientRect();
    const anchor = at ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
    const left = anchor.left + anchor.width / 2 - width / 2;
    const below = anchor.bottom + margin;
    const top = below + height <= innerHeight - margin ? below : anchor.top - height - margin;
    element.style.left = `${Math.max(margin, Math.min(left, innerWidth - width - margin))}px`;
    element.style.top = `${Math.max(margin, Math.min(top, innerHeight - height - margin))}px`;
  };
}

/** Places it before a button, below which lie the choices; above where there is no room. */
export function before(at: DOMRect) {
  return (element: HTMLElement) => {
    const margin = 8;
    const { width, height } = element.getBoundingClientRect();
    const left = at.left - width - margin;
    const room = innerWidth > 2 * width && left >= margin;
    const top = room ? at.top + at.height / 2 - height / 2 : at.top - height - margin;
    element.style.left = `${Math.max(margin, room ? left : Math.min(at.left, innerWidth - width - margin))}px`;
    element.style.top = `${Math.max(margin, top)}px`;
  };
}
