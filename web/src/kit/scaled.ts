/**
 * What must not shrink with a drawing: its words and the area of its pieces for a finger. `{@attach scaled}` on the
 * `<svg>` that is laid out.
 */

const FINGER = 44;
const SVG = 'http://www.w3.org/2000/svg';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Tells the drawing how long a pixel of the screen is in its own units: with `--pixel` a style can say
 * `font-size: max(13px, calc(11 * var(--px)))`, which is never less than 11 pixels high. `--px` is the same, to be
 * set again inside a group that is scaled: `style="--px: calc(var(--pixel) / 2)"`.
 */
function tellPixels(drawings: readonly SVGSVGElement[]): void {
  // All are measured before any is told: what is told changes the layout, and every measure would make it again.
  const scales = drawings.map((svg) => svg.getScreenCTM()?.a);
  drawings.forEach((svg, k) => {
    if (!scales[k]) return;
    svg.style.setProperty('--pixel', `${(1 / scales[k]).toFixed(4)}px`);
    svg.style.setProperty('--px', 'var(--pixel)');
  });
}

function widened(box: DOMRect): Box {
  const across = Math.max(0, FINGER - box.width) / 2;
  const down = Math.max(0, FINGER - box.height) / 2;
  return { left: box.left - across, right: box.right + across, top: box.top - down, bottom: box.bottom + down };
}

/** Where two wishes overlap, they meet half way between the pieces, on the side on which these lie apart. */
function share(a: DOMRect, b: DOMRect, wishA: Box, wishB: Box): void {
  if (wishA.left >= wishB.right || wishB.left >= wishA.right) return;
  if (wishA.top >= wishB.bottom || wishB.top >= wishA.bottom) return;
  const [left, right] = a.left + a.right < b.left + b.right ? [a, b] : [b, a];
  const [upper, lower] = a.top + a.bottom < b.top + b.bottom ? [a, b] : [b, a];
  const wish = (box: DOMRect) => (box === a ? wishA : wishB);
  const [across, down] = [right.left - left.right, lower.top - upper.bottom];
  if (across < 0 && down < 0) return; // one lies on the other, and is touched first
  if (across >= down) {
    const middle = (left.right + right.left) / 2;
    wish(left).right = Math.min(wish(left).right, Math.max(left.right, middle));
    wish(right).left = Math.max(wish(right).left, Math.min(right.left, middle));
  } else {
    const middle = (upper.bottom + lower.top) / 2;
    wish(upper).bottom = Math.min(wish(upper).bottom, Math.max(upper.bottom, middle));
    wish(lower).top = Math.max(wish(lower).top, Math.min(lower.top, middle));
  }
}

/** An unseen area of this size behind what is drawn of a piece. */
function spread(piece: SVGGraphicsElement, wish: Box, inward: DOMMatrix | undefined): void {
  if (!inward) return;
  const from = new DOMPoint(wish.left, wish.top).matrixTransform(inward);
  const to = new DOMPoint(wish.right, wish.bottom).matrixTransform(inward);
  const area = document.createElementNS(SVG, 'rect');
  area.setAttribute('class', 'finger');
  area.setAttribute('x', String(Math.min(from.x, to.x)));
  area.setAttribute('y', String(Math.min(from.y, to.y)));
  area.setAttribute('width', String(Math.abs(to.x - from.x)));
  area.setAttribute('height', String(Math.abs(to.y - from.y)));
  area.setAttribute('fill', 'transparent');
  piece.prepend(area);
}

/** Gives every lit piece that is small for a finger the room around it that its neighbours leave. */
function giveRoom(svg: SVGSVGElement): void {
  for (const area of svg.querySelectorAll('.finger')) area.remove();
  if (!window.matchMedia('(pointer: coarse)').matches) return;
  const lit = [...svg.querySelectorAll<SVGGElement>('g[data-can]')];
  const boxes = lit.map((piece) => piece.getBoundingClientRect());
  const inward = lit.map((piece) => piece.getScreenCTM()?.inverse());
  const wishes = boxes.map(widened);
  boxes.forEach((a, k) => boxes.slice(k + 1).forEach((b, n) => share(a, b, wishes[k], wishes[k + 1 + n])));
  lit.forEach((piece, k) => {
    // What is seen of a piece includes its glow, which cannot be touched: a little more than a finger may be too little.
    if (Math.min(boxes[k].width, boxes[k].height) < 1.3 * FINGER) spread(piece, wishes[k], inward[k]);
  });
}

/** One for all drawings, so that those that change together are measured together. */
const measures = new Map<Element, () => void>();
const sizes =
  typeof ResizeObserver === 'undefined'
    ? null
    : new ResizeObserver((changed) => {
        tellPixels(changed.map(({ target }) => target as SVGSVGElement));
        for (const { target } of changed) measures.get(target)?.();
      });

export function scaled(svg: SVGSVGElement): (() => void) | void {
  if (!sizes) return;
  let asked = 0;
  const measure = () => {
    cancelAnimationFrame(asked);
    asked = requestAnimationFrame(() => giveRoom(svg));
  };
  const lights = new MutationObserver(measure);
  measures.set(svg, measure);
  sizes.observe(svg);
  lights.observe(svg, { subtree: true, attributeFilter: ['data-can'] });
  return () => {
    cancelAnimationFrame(asked);
    sizes.unobserve(svg);
    measures.delete(svg);
    lights.disconnect();
  };
}
