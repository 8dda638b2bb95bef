/** Short notes that come and go by themselves: a refusal, a copied link. */

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

const LASTS = 5_000;
let made = 0;
export const notices = $state<Notice[]>([]);

export function note(text: string, bad = false): void {
  const id = ++made;
  notices.push({ id, text, bad });
  setTimeout(() => dismiss(id), LASTS);
}

export function dismiss(id: number): void {
  const at = notices.findIndex((each) => each.id === id);
  if (at >= 0) notices.splice(at, 1);
}
