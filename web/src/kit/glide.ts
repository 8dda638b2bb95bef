/**
 * Pieces glide from where they were to where they are (FLIP).
 *
 * Every element with `data-glide="<stable id>"` takes part, HTML or SVG, in whatever container: a likeness of it
 * flies above the page while the piece itself waits unseen at its new place. One that is new may say where it
 * comes from: `data-from="<id>"` names a `data-glide` or `data-anchor` element.
 */

const EASE = 'cubic-bezier(.2,.75,.25,1)';
const NEAR = 3;

export type Spots = Map<string, DOMRect>;

function visible(rect: DOMRect): boolean {
  return rect.width > 0 && rect.height > 0;
}

/** Where everything is now, to be remembered before a new view is shown. */
export function before(): Spots {
  const spots: Spots = new Map();
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-glide],[data-anchor]')) {
    const rect = element.getBoundingClientRect();
    if (visible(rect)) spots.set(element.dataset.glide ?? element.dataset.anchor!, rect);
  }
  return spots;
}

function layer(): HTMLElement {
  const found = document.getElementById('flight');
  if (found) return found;
  const made = document.createElement('div');
  made.id = 'flight';
  made.setAttribute('aria-hidden', 'true');
  return document.body.appendChild(made);
}

/** A copy of a piece that looks the same at the same place, above everything. */
function likeness(element: HTMLElement | SVGElement, rect: DOMRect): HTMLElement | SVGElement {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const each of [copy, ...copy.querySelectorAll<HTMLElement>('[data-glide],[id]')]) {
    each.removeAttribute('data-glide');
    each.removeAttribute('data-anchor');
    each.removeAttribute('data-can');
    each.removeAttribute('data-spot');
  }
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return laid(copy, rect);
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const matrix = (element.parentNode as SVGGraphicsElement).getScreenCTM();
  if (matrix) {
    const { a, b, c, d, e, f } = matrix;
    group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e - rect.left} ${f - rect.top})`);
  }
  group.append(copy);
  sheet.append(group);
  return laid(sheet, rect);
}

/** Something that lies on the window just there. */
function laid<E extends HTMLElement | SVGElement>(element: E, { left, top, width, height }: DOMRect): E {
  Object.assign(element.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, margin: '0' });
  Object.assign(element.style, { width: `${width}px`, height: `${height}px`, transformOrigin: '0 0' });
  return element;
}

interface Flight {
  element: HTMLElement | SVGElement;
  copy: HTMLElement | SVGElement;
  from: DOMRect;
  to: DOMRect;
}

function depart({ element, copy, from, to }: Flight, duration: number): void {
  // One scale for both directions, middle to middle: a piece may look different at both ends but is never squeezed.
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const x = from.left + from.width / 2 - (to.left + (to.width * scale) / 2);
  const y = from.top + from.height / 2 - (to.top + (to.height * scale) / 2);
  const start = `translate(${x}px, ${y}px) scale(${scale})`;
  const motion = copy.animate({ transform: [start, 'none'] }, { duration, easing: EASE });
  // Unseen by an animation that stands still: one that runs is recalculated for every frame.
  const unseen = element.animate({ opacity: [0, 0] }, { duration });
  unseen.pause();
  const land = () => {
    copy.remove();
    unseen.cancel();
  };
  motion.onfinish = land;
  motion.oncancel = land;
}

/** Lets everything that moved fly from its remembered spot: all is measured before anything is changed. */
export function fly(spots: Spots, duration: number): void {
  const flights: Flight[] = [];
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-glide]')) {
    const to = element.getBoundingClientRect();
    if (!visible(to)) continue;
    const from = spots.get(element.dataset.glide!) ?? origin(element, spots);
    if (!from) continue;
    if (Math.abs(from.left - to.left) < NEAR && Math.abs(from.top - to.top) < NEAR) continue;
    flights.push({ element, copy: likeness(element, to), from, to });
  }
  if (!flights.length) return;
  const sky = layer();
  sky.dataset.game = flights[0].element.closest<HTMLElement>('[data-game]')?.dataset.game ?? '';
  sky.append(...flights.map(({ copy }) => copy));
  for (const each of flights) depart(each, duration);
}

function origin(element: HTMLElement | SVGElement, spots: Spots): DOMRect | undefined {
  const named = element.dataset.from;
  return named ? spots.get(named) : undefined;
}

/** Marks the pieces that came or moved last, also those that no choice is ever about. */
export function markMoved(ids: ReadonlySet<string>): void {
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('[data-glide]'))
    element.toggleAttribute('data-moved', ids.has(element.dataset.glide!));
}

/** The element that stands for a piece, wherever it lies, if it can be seen. */
function found(piece: string | null): HTMLElement | SVGElement | null {
  if (piece === null) return null;
  const name = JSON.stringify(piece);
  const all = document.querySelectorAll<HTMLElement | SVGElement>(
    `[data-piece=${name}],[data-anchor=${name}],[data-glide=${name}]`,
  );
  return [...all].find((each) => visible(each.getBoundingClientRect())) ?? null;
}

/** Marks a piece whose choice is on its way; the answer is how to end that. */
export function markSent(piece: string | null): () => void {
  const element = found(piece);
  element?.toggleAttribute('data-sent', true);
  return () => element?.removeAttribute('data-sent');
}

/** Lights a piece up for a while: points come from here, or a line of the story is about it. */
export function light(piece: string | null, duration: number): void {
  const element = found(piece);
  if (element) lightUp([element], duration);
}

export function lightUp(elements: readonly Element[], duration: number): void {
  for (const element of elements) {
    element.setAttribute('data-lit', '');
    setTimeout(() => element.removeAttribute('data-lit'), duration);
  }
}

/** Shows which piece is meant, until it is not any more; `otherwise` is shown where it cannot be seen. */
export function pointAt(piece: string | null, otherwise: string | null = null): void {
  for (const element of document.querySelectorAll('[data-pointed]')) element.removeAttribute('data-pointed');
  (found(piece) ?? found(otherwise))?.setAttribute('data-pointed', '');
}

/** Lights up what a lesson speaks of, until it speaks of something else, and brings it into sight. */
export function spotlight(pieces: readonly string[]): void {
  const wanted = [...new Set(pieces.map(found))].filter((element) => element !== null);
  for (const element of document.querySelectorAll<HTMLElement>('[data-spot]'))
    if (!wanted.includes(element)) element.removeAttribute('data-spot');
  for (const element of wanted) element.setAttribute('data-spot', '');
  for (const element of document.querySelectorAll<HTMLElement>('[data-shrunk]')) unshrink(element);
  if (!wanted.length) return;
  const canvas = wanted[0].closest(`[data-scrolls="${CANVAS}"]`);
  if (canvas) canvas.dispatchEvent(new CustomEvent<Element[]>(CANVAS, { detail: wanted }));
  else {
    shrink(wanted);
    bring(wanted);
  }
}

/** As small as the content of a sheet may become: below that nobody could read it. */
const SMALLEST = 0.65;

/** What is lit lies too far apart for its sheet: the content becomes so much smaller that all of it is seen. */
function shrink(elements: readonly Element[]): void {
  const sheet = elements[0].closest('.sheet .inside');
  const content = [...(sheet?.children ?? [])].find((each) => elements.every((element) => each.contains(element)));
  if (!sheet || !(content instanceof HTMLElement) || fitsIn(elements, sheet)) return;
  const around = union(elements.map((each) => each.getBoundingClientRect()));
  const share = 0.97 * Math.min(sheet.clientWidth / around.width, sheet.clientHeight / around.height);
  if (share < SMALLEST) return;
  content.toggleAttribute('data-shrunk', true);
  Object.assign(content.style, { width: `${content.offsetWidth}px`, marginInline: 'auto', zoom: String(share) });
}

function unshrink(content: HTMLElement): void {
  content.removeAttribute('data-shrunk');
  Object.assign(content.style, { width: '', marginInline: '', zoom: '' });
}

/** Milliseconds after which pieces are looked for: boards measure themselves, and sheets slide in. */
const SOON = [0, 80, 350, 900];

/** Lights pieces up as soon as they are there; what it gives ends the waiting. */
export function keepLit(pieces: readonly string[]): () => void {
  const waits = SOON.map((wait) => setTimeout(() => spotlight(pieces), wait));
  return () => waits.forEach(clearTimeout);
}

/** A board that can be made smaller, so that all of what is lit is seen: it hears of it by an event of this name. */
export const CANVAS = 'canvas';

/** Whether these can be seen together in a place, at the size they have. */
export function fitsIn(elements: readonly Element[], place: Element): boolean {
  const around = union(elements.map((each) => each.getBoundingClientRect()));
  const box = place.getBoundingClientRect();
  return around.width <= box.width && around.height <= box.height;
}

/** What moves under the finger: sheets, and boards that are larger than the screen. */
const SCROLLERS = '.sheet .inside, [data-scrolls]';

/** Scrolls pieces into sight: to their middle, or to the first where they lie too far apart. Others stay as they are. */
export function bring(elements: readonly Element[]): void {
  const [first] = elements;
  const scroller = first.closest(SCROLLERS);
  const box = scroller?.getBoundingClientRect();
  if (!scroller || !box) return;
  const inside = elements.filter((each) => scroller.contains(each));
  const wanted = fitsIn(inside, scroller)
    ? union(inside.map((each) => each.getBoundingClientRect()))
    : first.getBoundingClientRect();
  scroller.scrollBy?.(
    outside(wanted.left, wanted.right, box.left, box.right),
    outside(wanted.top, wanted.bottom, box.top, box.bottom),
  );
}

function union(spots: readonly DOMRect[]): DOMRect {
  const left = Math.min(...spots.map((each) => each.left));
  const top = Math.min(...spots.map((each) => each.top));
  const right = Math.max(...spots.map((each) => each.right));
  const bottom = Math.max(...spots.map((each) => each.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** How far something has to be moved to the middle of a place; 0 if it lies inside. */
function outside(from: number, to: number, low: number, high: number): number {
  return from >= low && to <= high ? 0 : (from + to - low - high) / 2;
}

/** Shows which piece was played and which one a review thinks better of. */
export function judge(pieces: Partial<Record<'played' | 'better', string | null>>): void {
  for (const element of document.querySelectorAll('[data-judged]')) element.removeAttribute('data-judged');
  for (const [which, piece] of Object.entries(pieces)) found(piece ?? null)?.setAttribute('data-judged', which);
}

const signed = (points: number) => (points > 0 ? `+${points}` : `−${-points}`);

function label(text: string, seat: number, x: number, y: number): HTMLElement {
  const made = document.createElement('span');
  made.className = `points-rise seat-${seat}`;
  made.textContent = text;
  Object.assign(made.style, { left: `${x}px`, top: `${y}px` });
  layer().append(made);
  return made;
}

/** Points fly from their source to the player who gets them; from nowhere they rise at the player's score. */
export function flyPoints(
  { seat, points, piece }: { seat: number; points: number; piece: string | null },
  duration: number,
): void {
  const from = found(piece)?.getBoundingClientRect();
  const to = document.querySelector(`[data-score="${seat}"]`)?.getBoundingClientRect();
  if (!to || !visible(to)) return;
  if (!from) return riseFrom(to, seat, points);
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const flown = label(signed(points), seat, x, y);
  const way = `translate(${to.left + to.width / 2 - x}px, ${to.top - y}px)`;
  const frames = [
    { opacity: 0, transform: 'translate(-50%, -50%) scale(.6)' },
    { opacity: 1, transform: 'translate(-50%, -90%) scale(1.25)', offset: 0.3 },
    { opacity: 1, transform: 'translate(-50%, -90%) scale(1.1)', offset: 0.5 },
    { opacity: 0.4, transform: `${way} translate(-50%, -20%) scale(.8)` },
  ];
  const motion = flown.animate(frames, { duration: duration * 1.6, easing: 'ease-in-out' });
  motion.onfinish = () => flown.remove();
  motion.oncancel = () => flown.remove();
}

/** Points rise from the players' scores: "+5". All are measured before anything is changed. */
export function rise(gains: readonly { seat: number; points: number }[]): void {
  const spots = gains
    .filter(({ points }) => points !== 0)
    .map((gain) => ({ ...gain, rect: document.querySelector(`[data-score="${gain.seat}"]`)?.getBoundingClientRect() }));
  for (const { seat, points, rect } of spots) if (rect && visible(rect)) riseFrom(rect, seat, points);
}

function riseFrom(rect: DOMRect, seat: number, points: number): void {
  const risen = label(signed(points), seat, rect.left + rect.width / 2, rect.top);
  const frames = [
    { opacity: 0, transform: 'translate(-50%, 30%) scale(.7)' },
    { opacity: 1, transform: 'translate(-50%, -20%) scale(1.1)', offset: 0.25 },
    { opacity: 1, transform: 'translate(-50%, -60%)', offset: 0.75 },
    { opacity: 0, transform: 'translate(-50%, -110%)' },
  ];
  const motion = risen.animate(frames, { duration: 1600, easing: 'ease-out' });
  motion.onfinish = () => risen.remove();
  motion.oncancel = () => risen.remove();
}
