/*
 * What is wrong with the table as it lies on this screen, as a list of sentences. `touch`: fingers play, so every
 * target is 44 px large. `phone`: a board may be moved under the finger to come to all its parts.
 *
 * On a screen with sheets every one of them is opened and looked at.
 */
async ({ touch, phone }) => {
  const FINGER = 44;
  const READABLE = 11;
  const SLACK = 1.5; // pixels that nobody sees
  const LEG = 4; // pixels that a line of words has below its letters
  const found = new Set();
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.sr-only');
  const name = (element) => {
    const own = element.closest('[data-piece], [data-choice], button, a');
    const said = (own ?? element).textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    const id = own?.dataset.piece ?? own?.dataset.choice ?? '';
    return `${id || element.tagName.toLowerCase() + '.' + [...element.classList].slice(0, 2).join('.')} “${said}”`;
  };

  /** The boxes that clip an element: whatever scrolls or hides around it, and the window. */
  function frames(element) {
    const around = [new DOMRect(0, 0, innerWidth, innerHeight)];
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const clips = at instanceof SVGElement ? at instanceof SVGSVGElement && !(at.parentElement instanceof SVGElement) : true;
      if (clips && (style.overflowX !== 'visible' || style.overflowY !== 'visible')) around.push(at.getBoundingClientRect());
      if (style.position === 'fixed') break;
    }
    return around;
  }

  function bring(element) {
    element.scrollIntoView({ block: 'center', inline: 'center' });
  }

  function cut(element) {
    const box = element.getBoundingClientRect();
    let most = 0;
    for (const frame of frames(element)) {
      most = Math.max(most, frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);
    }
    return most;
  }

  /** Whether a click at this point is a click on the element. */
  function answers(element, x, y) {
    const there = document.elementFromPoint(x, y);
    return there !== null && (element === there || element.contains(there) || there.closest('label')?.control === element);
  }

  /** How far the element answers from its centre, to both sides together, no further than a finger needs. */
  function reach(element, x, y, dx, dy) {
    const half = FINGER / 2 - 0.5;
    if ([-half, half].every((step) => answers(element, x + step * dx, y + step * dy))) return FINGER;
    let far = 1;
    for (const way of [-1, 1]) {
      for (let step = 1; far < FINGER && answers(element, x + way * step * dx, y + way * step * dy); step++) far++;
    }
    return far;
  }

  /** Whether the element answers in its middle, and for a finger all around it. */
  function reached(element, x, y) {
    return answers(element, x, y) && (!touch || [[1, 0], [0, 1]].every(([dx, dy]) => reach(element, x, y, dx, dy) >= FINGER - SLACK));
  }

  async function lookAtTarget(element, what, where) {
    let box = element.getBoundingClientRect();
    if (!box.width || !shown(element)) return;
    if (phone || element.closest('section.sheet, .rail, dialog')) {
      bring(element);
      box = element.getBoundingClientRect();
    }
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const lost = cut(element);
    const larger = frames(element).some((frame) => frame.height < box.height || frame.width < box.width);
    if (lost > SLACK && !(phone && larger)) found.add(`${where}: ${what} ${name(element)} is cut by ${lost.toFixed(0)} px`);
    if (!reached(element, x, y)) await drawn(); // an arrow may still point to what was brought into sight just now
    if (!answers(element, x, y)) {
      const there = document.elementFromPoint(x, y);
      found.add(`${where}: ${what} ${name(element)} does not answer in its middle, but ${there ? name(there) : 'nothing'}`);
    } else if (touch) {
      const wide = reach(element, x, y, 1, 0);
      const high = reach(element, x, y, 0, 1);
      if (Math.min(wide, high) < FINGER - SLACK)
        found.add(`${where}: ${what} ${name(element)} has ${wide} by ${high} px for a finger`);
    }
  }

  async function lookAtTargets(root, where) {
    for (const each of root.querySelectorAll('[data-can]')) await lookAtTarget(each, 'the lit piece', where);
    const controls = 'button:not([disabled]), .home, [role=tab], summary, select, input:not([type=hidden])';
    for (const each of root.querySelectorAll(controls)) {
      // Pieces that are not lit and drawn as buttons only explain themselves.
      if (each.dataset.can === undefined && each.dataset.piece === undefined) await lookAtTarget(each, 'the button', where);
    }
  }

  /** Every piece of the board, lit or not, can be seen whole. */
  function lookAtPieces(root, where) {
    for (const each of root.querySelectorAll('[data-piece]:not([data-can])')) {
      const box = each.getBoundingClientRect();
      if (!box.width || !shown(each)) continue;
      if (phone || each.closest('section.sheet')) bring(each);
      const larger = frames(each).some((frame) => frame.height < box.height || frame.width < box.width);
      const lost = cut(each);
      if (lost > SLACK && !(phone && larger)) found.add(`${where}: ${name(each)} is cut by ${lost.toFixed(0)} px`);
    }
  }

  function sizeOf(element) {
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGElement) {
      const matrix = element.getScreenCTM();
      return matrix ? size * Math.hypot(matrix.a, matrix.b) : size;
    }
    // How much it is scaled is told by something large around it: widths are rounded.
    let large = element;
    while (large.parentElement && large.offsetWidth < 80) large = large.parentElement;
    return large.offsetWidth ? (size * large.getBoundingClientRect().width) / large.offsetWidth : size;
  }

  /** How much of the words at most is hidden by a box around them that cannot be scrolled. */
  function hidden(text, clipping) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    let most = 0;
    for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
      if (!clipping.has(at)) {
        const style = getComputedStyle(at);
        const clips = ['hidden', 'clip'].includes(style.overflowX) && ['hidden', 'clip'].includes(style.overflowY);
        clipping.set(at, clips && !(at instanceof SVGElement) ? at.getBoundingClientRect() : null);
      }
      const box = clipping.get(at);
      if (box) for (const line of lines) most = Math.max(most, line.bottom - box.bottom, line.right - box.right, box.left - line.left);
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) break; // what lies outside can be brought into sight
    }
    return most;
  }

  function lookAtWords(root, where) {
    const clipping = new Map();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const seen = new Set();
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!texts.currentNode.data.trim() || seen.has(element) || ['STYLE', 'TITLE', 'title'].includes(element.tagName)) continue;
      seen.add(element);
      const box = element.getBoundingClientRect();
      if (!box.width || !shown(element)) continue;
      const size = sizeOf(element);
      if (size < READABLE - 0.2) found.add(`${where}: the words ${name(element)} are ${size.toFixed(1)} px high`);
      const lost = hidden(texts.currentNode, clipping);
      if (lost > LEG) found.add(`${where}: the words ${name(element)} are hidden by ${lost.toFixed(0)} px`);
      const style = getComputedStyle(element);
      const hides = style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll';
      if (hides && element.scrollWidth > element.clientWidth + SLACK) found.add(`${where}: the words ${name(element)} are cut`);
    }
  }

  function lookAtScrolling(where) {
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight + SLACK) found.add(`${where}: the page scrolls`);
    if (phone) return;
    for (const each of document.querySelectorAll('.frame *')) {
      if (each.scrollWidth <= each.clientWidth + SLACK || !each.clientWidth) continue;
      const way = getComputedStyle(each).overflowX;
      if (way === 'auto' || way === 'scroll') found.add(`${where}: ${name(each)} scrolls sideways`);
    }
  }

  /** Arrows stand beside what can be chosen or pressed: whatever is in sight answers in its middle. */
  function lookUnderArrows(root, where) {
    for (const each of root.querySelectorAll('[data-can], button:not(.way)')) {
      const { x, y, width, height } = each.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button.way');
      if (there) found.add(`${where}: an arrow lies upon the middle of ${name(each)}`);
    }
  }

  /**
   * What has to be scrolled to on a screen with sheets has an arrow that leads there: what can be chosen with its number,
   * and whatever follows below, except on a map, which is known to go on.
   */
  function lookBeyond(root, where) {
    const arrow = (way) => [...root.querySelectorAll(`button.way.${way}`)].find(shown);
    const places = '[data-scrolls], .inside';
    const count = { up: 0, left: 0, right: 0, down: 0 };
    for (const place of root.querySelectorAll(places)) {
      const box = place.getBoundingClientRect();
      if (!box.height) continue;
      for (const each of place.querySelectorAll('[data-can], [data-deed]')) {
        if (each.closest(places) !== place) continue;
        const { left, right, top, bottom } = each.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const sides = { up: box.top - y, left: box.left - x, right: x - box.right, down: y - box.bottom };
        const [way, far] = Object.entries(sides).sort((a, b) => b[1] - a[1])[0];
        if (far > 0) count[way] += 1;
      }
      const below = place.scrollHeight - place.clientHeight - place.scrollTop;
      const told = !place.querySelector('.tabbed'); // the story and the rules are read, and scroll by themselves
      if (told && place.dataset.scrolls !== 'canvas' && below > FINGER && !arrow('down'))
        found.add(`${where}: nothing tells that ${below.toFixed(0)} px follow below`);
    }
    for (const [way, lit] of Object.entries(count)) {
      if (lit && arrow(way)?.textContent.trim() !== String(lit))
        found.add(`${where}: no arrow tells of ${lit} lit pieces out of sight (${way})`);
    }
  }

  async function look(root, where) {
    await lookAtTargets(root, where);
    lookAtPieces(root, where);
    lookAtWords(root, where);
    lookAtScrolling(where);
  }

  const frame = document.querySelector('div.frame');
  const tabs = [...frame.querySelectorAll('nav.nav button')];
  const pressed = () => tabs.find((tab) => tab.getAttribute('aria-pressed') === 'true');
  const docked = () => frame.classList.contains('split');
  if (!docked()) {
    pressed()?.click();
    await drawn();
  }
  if (tabs.length) {
    lookBeyond(frame.querySelector('.centre'), 'table');
    lookUnderArrows(frame.querySelector('.centre'), 'table');
  }
  await look(frame, 'table');
  for (const tab of tabs) {
    if (pressed() !== tab) tab.click();
    await drawn();
    const sheet = frame.querySelector('section.sheet');
    if (sheet) {
      lookBeyond(sheet, `sheet ${tab.textContent.trim()}`);
      lookUnderArrows(sheet, `sheet ${tab.textContent.trim()}`);
      await look(sheet, `sheet ${tab.textContent.trim()}`);
    } else found.add(`the tab ${name(tab)} opens nothing`);
  }
  if (!docked()) {
    pressed()?.click();
    await drawn();
  }
  return [...found];
};
