/** Which of the four colours each seat of a table has: boards and chips ask for the seat, the page for its hue. */

export const HUES = 4;

interface Chosen {
  colour?: number | null;
}

/** The colour of every seat: the one chosen for it; otherwise its own number, or the first that is free. */
export function hues(seats: readonly Chosen[]): number[] {
  const taken = new Set(seats.map((seat) => seat.colour).filter((colour) => colour !== null && colour !== undefined));
  return seats.map(({ colour }, seat) => {
    if (colour !== null && colour !== undefined) return colour;
    const free = [seat, ...Array(HUES).keys()].find((each) => !taken.has(each)) ?? seat;
    taken.add(free);
    return free;
  });
}

/** Dresses the whole page in the colours of a table; what is given back undresses it. */
export function paint(seats: readonly Chosen[]): () => void {
  const { style } = document.documentElement;
  const names: string[] = [];
  hues(seats).forEach((hue, seat) => {
    style.setProperty(`--seat-${seat}`, `var(--hue-${hue})`);
    style.setProperty(`--on-seat-${seat}`, `var(--on-hue-${hue})`);
    names.push(`--seat-${seat}`, `--on-seat-${seat}`);
  });
  return () => names.forEach((name) => style.removeProperty(name));
}
