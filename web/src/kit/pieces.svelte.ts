/** Attachments that make a drawing a piece: `{@attach piece(play, 'tree:f07')}` on any HTML or SVG element. */
import type { Advice } from './choices';
import type { Help, Play } from './play.svelte';
import type { Choice, View } from './types';

const LONG_PRESS = 450;
const HOVER = 550;

/** What is special about a piece. */
export interface Ways {
  /** The choices a click on it may mean; otherwise those that name it. */
  choices?: () => readonly Choice[];
  /** Whether it is shown as the previewed one; otherwise when one of its choices is. */
  previewed?: () => boolean;
  /** Marks of the board's own: `{ way: () => 'attack' }` is `data-way="attack"`. */
  marks?: Record<string, () => string | undefined>;
  /** What a click does instead of making the choice; it is then asked whether or not there is one. */
  click?: () => void;
  enter?: () => void;
  leave?: () => void;
}

/**
 * Marks an element as the piece that choices refer to. While a choice may be made on it, it glows (`data-can`),
 * answers to a click and shows the preview on hover (`data-preview`); what came or moved with the last move is
 * `data-fresh`, what a bot would choose `data-hint`. The panel of choices is its keyboard and screen-reader face,
 * so the piece itself takes no tab stop.
 */
export function piece<V extends View>(play: Play<V>, id: string, ways: Ways = {}) {
  const choices = ways.choices ?? (() => play.of(id));
  const previewed = ways.previewed ?? (() => play.preview !== null && choices().includes(play.preview));
  const marks: Record<string, () => string | undefined> = {
    can: flag(() => choices().length > 0),
    preview: flag(previewed),
    fresh: flag(() => play.fresh.has(id)),
    hint: () => advised(choices().map((choice) => play.hints.get(choice.action))),
    ...ways.marks,
  };
  return (element: HTMLElement | SVGElement) => {
    element.dataset.piece = id;
    for (const [name, value] of Object.entries(marks)) $effect(() => mark(element, name, value()));
    const click = (event: Event) => {
      const chosen = choices();
      if (chosen.length) event.stopPropagation(); // otherwise it goes on, and the page says why not
      if (ways.click) ways.click();
      else if (chosen.length) play.choose(chosen, element);
    };
    const enter = () => {
      ways.enter?.();
      const [first] = choices();
      if (first) play.preview = first;
    };
    const leave = () => {
      ways.leave?.();
      if (play.preview && choices().includes(play.preview)) play.preview = null;
    };
    return listening(element, { click, pointerenter: enter, pointerleave: leave });
  };
}

/** `best` for the choice a bot would make, empty for others worth considering. */
function advised(found: readonly (Advice | undefined)[]): string | undefined {
  if (found.some((each) => each?.best)) return 'best';
  return found.some(Boolean) ? '' : undefined;
}

const flag = (on: () => boolean) => () => (on() ? '' : undefined);

function mark(element: HTMLElement | SVGElement, name: string, value: string | undefined): void {
  if (value === undefined) delete element.dataset[name];
  else element.dataset[name] = value;
}

/** Listens to events of an element; what it gives ends that. */
function listening(element: Element, heard: Record<string, (event: Event) => void>): () => void {
  for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(heard)) element.removeEventListener(name, listener);
  };
}

/** Where the pointer was last: a piece that comes to lie under it while it rests has not been pointed at. */
const pointer = { x: NaN, y: NaN };
addEventListener('pointermove', ({ clientX, clientY }) => Object.assign(pointer, { x: clientX, y: clientY }));
const rests = ({ clientX, clientY }: PointerEvent) => clientX === pointer.x && clientY === pointer.y;

/** Everything in sight that explains itself. */
const explaining = new Map<Element, () => Help>();

/** The rules that things in sight name in their help: those at work on this table now. */
export function rulesInSight(): Map<string, Element[]> {
  const found = new Map<string, Element[]>();
  for (const [element, help] of explaining) {
    const { width, height } = element.getBoundingClientRect();
    if (!width || !height) continue;
    for (const rule of help().rules ?? []) found.set(rule, [...(found.get(rule) ?? []), element]);
  }
  return found;
}

/**
 * Explains a thing: beside the board after a moment of hovering (unless something else tells what is under the
 * pointer), the large version on a long press or a right click. `help` is asked when it is needed.
 */
export function explained<V extends View>(table: Play<V>, help: () => Help, { hover = true } = {}) {
  return (element: HTMLElement | SVGElement) => {
    explaining.set(element, help);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waits = false; // until a pointer that rests on it moves
    const stop = () => clearTimeout(timer);
    const show = (large: boolean) => {
      stop();
      table.help = { ...help(), large, at: element.getBoundingClientRect() };
    };
    const enter = (event: Event) => {
      if (!hover || (event as PointerEvent).pointerType !== 'mouse') return;
      stop();
      waits = rests(event as PointerEvent);
      if (!waits) timer = setTimeout(() => show(false), HOVER);
    };
    const leave = () => {
      stop();
      waits = false;
      if (table.help && !table.help.large) table.help = null;
    };
    const press = (event: Event) => {
      stop();
      if ((event as PointerEvent).pointerType === 'touch') timer = setTimeout(() => show(true), LONG_PRESS);
      else if (table.help && !table.help.large) table.help = null;
    };
    const menu = (event: Event) => {
      event.preventDefault();
      show(true);
    };
    const move = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'touch') stop();
      else if (waits) enter(event);
    };
    const heard = { pointerenter: enter, pointerleave: leave, pointerdown: press, pointerup: stop };
    const deaf = listening(element, { ...heard, pointermove: move, contextmenu: menu });
    return () => {
      explaining.delete(element);
      stop();
      deaf();
    };
  };
}
