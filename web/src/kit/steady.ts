/**
 * Keeps an element as tall as it has been since the window was last resized: `{@attach steady(0.4)}`. What shares the
 * height with it, above all the board, then keeps its size, and neither jumps nor is laid out again from top to bottom
 * whenever a button or a second line of words comes and goes. What is taller than `most` of the window passes, and is
 * not kept.
 */
export function steady(most: number) {
  return (element: HTMLElement): (() => void) | void => {
    if (typeof ResizeObserver === 'undefined') return;
    let tallest = 0;
    const sizes = new ResizeObserver(([{ borderBoxSize }]) => {
      const height = borderBoxSize[0].blockSize;
      if (height <= tallest || height > most * window.innerHeight) return;
      tallest = height;
      element.style.minHeight = `${height}px`;
    });
    const anew = () => {
      tallest = 0;
      element.style.minHeight = '';
      sizes.unobserve(element);
      sizes.observe(element);
    };
    sizes.observe(element);
    window.addEventListener('resize', anew);
    return () => {
      sizes.disconnect();
      window.removeEventListener('resize', anew);
    };
  };
}
