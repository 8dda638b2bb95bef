/** Words that may be longer than the room for them. */

/**
 * Shows as many whole lines as there is room for in the element around, and three dots where there are more, so that no
 * line is cut in its middle. The height of what is around is given from outside.
 */
export function wholeLines(element: HTMLElement): (() => void) | void {
  const around = element.parentElement;
  if (!around) return;
  Object.assign(element.style, { overflow: 'hidden', display: '-webkit-box' });
  element.style.setProperty('-webkit-box-orient', 'vertical');
  const sizes = new ResizeObserver(() => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(around);
    const room = around.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    const lines = Math.max(1, Math.floor(room / parseFloat(lineHeight)));
    if (room > 0) element.style.setProperty('-webkit-line-clamp', String(lines));
  });
  sizes.observe(around);
  return () => sizes.disconnect();
}
