/**
 * Puts differences into a view: values by the path to their place (`players.1`). What is not on the way to a
 * difference stays the same object, so a board draws again only what has changed.
 */
export function changed<T extends object>(before: T, differences: Record<string, unknown>): T {
  let after = before;
  for (const [path, value] of Object.entries(differences)) after = put(after, path.split('.'), value) as T;
  return after;
}

function put(place: unknown, [name, ...way]: string[], value: unknown): unknown {
  const inner = way.length ? put((place as Record<string, unknown>)[name], way, value) : value;
  return Array.isArray(place) ? place.with(Number(name), inner) : { ...(place as object), [name]: inner };
}
