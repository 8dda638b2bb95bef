/** Which pieces came or moved between two views: every thing with an `id` is found, wherever the game keeps it. */

/** Fields of a thing that say where it is or who has it, in any game's view. */
const WHERE = ['place', 'space', 'owner', 'house', 'markers', 'level', 'face'] as const;

interface Spot {
  path: string;
  where: string;
  /** Pieces that are only named: the house on a house space. */
  holds: string | null;
}
type Places = Map<string, Spot>;

function spot(thing: Record<string, unknown>, path: string): Spot {
  const held = thing.house;
  return {
    path,
    where: WHERE.map((field) => (typeof thing[field] === 'object' ? JSON.stringify(thing[field]) : thing[field])).join(
      '|',
    ),
    holds: typeof held === 'string' ? held : null,
  };
}

function walk(value: unknown, path: string, places: Places): void {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, path, places);
  } else if (value && typeof value === 'object') {
    const thing = value as Record<string, unknown>;
    const id = typeof thing.id === 'string' ? thing.id : null;
    if (id !== null) places.set(id, spot(thing, path));
    for (const [key, each] of Object.entries(thing)) {
      if (key !== 'choices' && key !== 'question') walk(each, `${id ?? path}/${key}`, places);
    }
  }
}

/** Where each piece is: the path of the things that hold it, and what it says of its place itself. */
export function places(view: unknown): Places {
  const found: Places = new Map();
  walk(view, '', found);
  return found;
}

/** The ids of the pieces of `after` that were not there, or elsewhere, in `before`. */
export function moved(before: unknown, after: unknown): Set<string> {
  const were = places(before);
  const found = new Set<string>();
  for (const [id, now] of places(after)) {
    const then = were.get(id);
    if (then && then.path === now.path && then.where === now.where) continue;
    found.add(id);
    if (now.holds !== null && now.holds !== then?.holds) found.add(now.holds);
  }
  return found;
}
