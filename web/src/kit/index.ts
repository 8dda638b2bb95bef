/** Everything a board may use. `src/games/<key>` imports from here only. */
export { default as BoardCanvas } from './BoardCanvas.svelte';
export { default as Card } from './Card.svelte';
export { default as Deeds } from './Deeds.svelte';
export { default as Dialog } from './Dialog.svelte';
export { default as Die } from './Die.svelte';
export { default as Emblem } from './Emblem.svelte';
export { default as EmblemMark } from './EmblemMark.svelte';
export { default as Token } from './Token.svelte';
export { default as Zone } from './Zone.svelte';
export { EMBLEM_PATHS, emblem } from './emblems';
export { Keeper } from './keeper';
export { explained, piece, type Ways } from './pieces.svelte';
export { Play, type Help } from './play.svelte';
export { scaled } from './scaled';
export { screen } from './screen.svelte';
export { has, say, sayOr, slug } from './words.svelte';
export type { Area, GameBoard } from './board';
export type { Choice, Line, Message, Place, PlayerScore, Shown, View } from './types';
