/**
 * Names for things that look alike. A view lists cards of a kind without telling copies apart; to let a card
 * glide from the hand to the row, the client follows copies itself: what left one zone is what came to another.
 */

export type Zones = Record<string, readonly string[]>;

export class Keeper {
  #before: Record<string, { kind: string; key: string }[]> = {};
  #made = 0;

  /**
   * Keys for the things of every zone, in order. A thing keeps its key while it stays; one that appears takes
   * the key of a like thing that vanished from another zone, or a new one.
   */
  follow(zones: Zones): Record<string, string[]> {
    const free: Record<string, { kind: string; key: string; zone: string }[]> = {};
    for (const [zone, things] of Object.entries(this.#before)) free[zone] = things.map((each) => ({ ...each, zone }));
    const now: Record<string, { kind: string; key: string | null }[]> = {};
    for (const [zone, kinds] of Object.entries(zones)) now[zone] = this.#stay(kinds, free[zone] ?? []);
    const gone = Object.values(free).flat();
    for (const things of Object.values(now)) {
      for (const thing of things) {
        if (thing.key !== null) continue;
        const match = gone.findIndex((each) => each.kind === thing.kind);
        thing.key = match >= 0 ? gone.splice(match, 1)[0].key : `thing-${++this.#made}`;
      }
    }
    this.#before = now as Record<string, { kind: string; key: string }[]>;
    return Object.fromEntries(
      Object.entries(this.#before).map(([zone, things]) => [zone, things.map((each) => each.key)]),
    );
  }

  /** Those that were in this zone already, oldest first; what they leave over is free to go elsewhere. */
  #stay(kinds: readonly string[], here: { kind: string; key: string }[]): { kind: string; key: string | null }[] {
    return kinds.map((kind) => {
      const match = here.findIndex((each) => each.kind === kind);
      return { kind, key: match >= 0 ? here.splice(match, 1)[0].key : null };
    });
  }
}
