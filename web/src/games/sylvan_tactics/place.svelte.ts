/** Makes a square or a unit of the board answer to the gesture: `{@attach place(play, gesture, 'space:e4')}`. */
import { piece, type Play } from '../../kit';
import type { Gesture } from './gesture.svelte';
import type { TacticsView } from './types';

/** How far the pointer must go, in pixels, before a press becomes a drag. */
const FAR = 7;

export function place(play: Play<TacticsView>, gesture: Gesture, id: string) {
  const way = () => gesture.ways.get(gesture.meant(id));
  const aimed = () => gesture.aimed !== null && gesture.aimed === gesture.meant(id);
  let dragged = false;
  const answers = piece(play, id, {
    choices: () => {
      const found = way();
      return found ? [found.choice] : play.of(id);
    },
    previewed: () => aimed() || (gesture.aimed === null && play.previews(id)),
    marks: { way: () => way()?.kind },
    click: () => {
      if (!dragged) void gesture.click(id);
      dragged = false;
    },
    enter: () => {
      if (id.startsWith('unit:')) gesture.hovered = id;
      if (way()) gesture.aimed = gesture.meant(id);
    },
    leave: () => {
      if (gesture.hovered === id) gesture.hovered = null;
      if (aimed()) gesture.aimed = null;
    },
  });
  return (element: SVGElement) => {
    const stop = answers(element);
    const release = draggable(element, gesture, id, (was) => (dragged = was));
    return () => {
      stop();
      release();
    };
  };
}

/** Dragging a unit onto a place is the same as a click on it and a click on the place. */
function draggable(element: SVGElement, gesture: Gesture, id: string, ondrag: (dragged: boolean) => void): () => void {
  if (!id.startsWith('unit:')) return () => {};
  let from: { x: number; y: number } | null = null;
  let lifted = false;
  const under = ({ clientX, clientY }: PointerEvent) =>
    gesture.meant(
      document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-piece]')?.dataset.piece ?? '',
    );
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !gesture.mayLift(id)) return;
    event.stopPropagation(); // the board stays where it is
    from = { x: event.clientX, y: event.clientY };
    lifted = false;
    ondrag(false);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', end);
  };
  const move = (event: PointerEvent) => {
    if (!from || (!lifted && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR)) return;
    if (!lifted) {
      lifted = true;
      ondrag(true);
      gesture.lift(id);
    }
    const piece = under(event);
    gesture.aimed = gesture.ways.has(piece) ? piece : null;
  };
  const drop = (event: PointerEvent) => {
    const piece = under(event);
    if (lifted && piece !== id && gesture.ways.has(piece)) void gesture.click(piece);
    else if (lifted) gesture.lift(null);
    end();
  };
  const end = () => {
    from = null;
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', drop);
    window.removeEventListener('pointercancel', end);
  };
  element.addEventListener('pointerdown', press);
  return () => {
    end();
    element.removeEventListener('pointerdown', press);
  };
}
