/** Which pieces came or moved between two views: every thing with an `id` is found, wherever the game keeps it. */

type Places = Map<string, string>;

function walk(value: unknown, path: string, places: Places): void {
  if (Array.isArray(value)) {
    for (const each of value) walk(each, path, places);
  } else if (value && typeof value === 'object') {
    const id = (value as { id?: unknown }).id;
    const here = typeof id === 'string' ? id : path;
    if (typeof id === 'string') places.set(id, path);
    for (const [key, each] of Object.entries(value)) {
      if (key !== 'choices' && key !== 'question') walk(each, `${here}/${key}`, places);
    }
  }
}

/** Where each piece is: the path of the things that hold it. */
export function places(view: unknown): Places {
  const found: Places = new Map();
  walk(view, '', found);
  return found;
}

/** The ids of the pieces of `after` that were not there, or elsewhere, in `before`. */
export function moved(before: unknown, after: unknown): Set<string> {
  const were = places(before);
  const found = new Set<string>();
  for (const [id, path] of places(after)) if (were.get(id) !== path) found.add(id);
  return found;
}
