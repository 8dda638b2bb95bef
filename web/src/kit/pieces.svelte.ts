/** Attachments that make a drawing a piece: `{@attach piece(play, 'tree:f07')}` on any HTML or SVG element. */
import type { Help, Play } from './play.svelte';

const LONG_PRESS = 450;
const HOVER = 550;

/**
 * Marks an element as the piece that choices refer to. While a choice may be made on it, it glows (`data-can`),
 * answers to a click and shows the preview on hover. The panel of choices is its keyboard and screen-reader
 * face, so the piece itself takes no tab stop.
 */
export function piece(play: Play<never> | Play, id: string) {
  const table = play as Play;
  return (element: HTMLElement | SVGElement) => {
    element.dataset.piece = id;
    $effect(() => mark(element, 'can', table.can(id)));
    $effect(() => mark(element, 'preview', table.previews(id)));
    $effect(() => mark(element, 'fresh', table.fresh.has(id)));
    $effect(() =>
      mark(
        element,
        'hint',
        table.of(id).some((choice) => table.hints.has(choice.action)),
      ),
    );
    const click = (event: Event) => {
      if (!table.can(id)) return;
      event.stopPropagation();
      table.click(id, element);
    };
    const enter = () => {
      const choices = table.of(id);
      if (choices.length) table.preview = choices[0];
    };
    const leave = () => {
      if (table.previews(id)) table.preview = null;
    };
    return pointing(element, { click, enter, leave });
  };
}

/** Listens to clicks and to the pointer over an element; what it gives ends that. */
export function pointing(
  element: HTMLElement | SVGElement,
  does: { click: (event: Event) => void; enter: () => void; leave: () => void },
): () => void {
  const heard = { click: does.click, pointerenter: does.enter, pointerleave: does.leave };
  for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(heard)) element.removeEventListener(name, listener);
  };
}

function mark(element: HTMLElement | SVGElement, name: string, on: boolean): void {
  if (on) element.dataset[name] = '';
  else delete element.dataset[name];
}

/**
 * Explains a thing: beside the board after a moment of hovering, the large version on a long press or a right click.
 * `help` is asked when it is needed.
 */
export function explained(play: Play<never> | Play, help: () => Help) {
  const table = play as Play;
  return (element: HTMLElement | SVGElement) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(timer);
    const show = (large: boolean) => {
      stop();
      table.help = { ...help(), large, at: element.getBoundingClientRect() };
    };
    const enter = (event: Event) => {
      if ((event as PointerEvent).pointerType !== 'mouse') return;
      stop();
      timer = setTimeout(() => show(false), HOVER);
    };
    const leave = () => {
      stop();
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
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('pointerdown', press);
    element.addEventListener('pointerup', stop);
    element.addEventListener('pointermove', (event) => (event as PointerEvent).pointerType === 'touch' && stop());
    element.addEventListener('contextmenu', menu);
    return stop;
  };
}
