/** Explanations for the bubbles: what each thing is, what it does, where the rules say so. */
import { say, type Help, type Play } from '../../kit';
import { TREE_TILES, type BuildersView, type CardFace, type DistrictView, type Item, type TreeView } from './types';

export function cardHelp(card: CardFace): Help {
  const items = card.icon === 'both' ? (['bridge', 'treetop'] as const) : [card.icon];
  return {
    title: say(`card-${card.card}`),
    text: [say(`style-${card.style}-text`), ...items.map((item) => say(`item-${item}-text`)), say('help-set')].join(
      '\n',
    ),
    rules: ['R26', 'R54', ...(card.icon === 'both' ? ['R55'] : [])],
  };
}

/** A card in a row: what it may be exchanged for matters, no longer what it builds. */
export function rowHelp(card: CardFace): Help {
  return { title: say(`card-${card.card}`), text: say('help-set'), rules: ['R54'] };
}

/** An item: of the supply, where it must be bought, or one's own. */
export function itemHelp(item: Item, own: boolean): Help {
  const text = say(`item-${item}-text`);
  return {
    title: say(`item-${item}`),
    text: own ? text : `${text}\n${say('help-set')}`,
    rules: own ? ['R61'] : ['R54', 'R58'],
  };
}

export function districtHelp(play: Play<BuildersView>, district: DistrictView): Help {
  return {
    title: say(`district-${district.district}`),
    text: [
      ...district.led.map((trees, seat) => play.say({ id: 'district-led', args: { player: { seat }, trees } })),
      say('help-preeminence'),
    ].join('\n'),
    rules: ['R91', 'R92'],
  };
}

export function treeHelp(play: Play<BuildersView>, tree: TreeView): Help {
  return {
    title: say('tree-title', { space: tree.space, district: { id: `district-${tree.district}` } }),
    text: [
      play.say({
        id: tree.leader === null ? 'tree-led-nobody' : 'tree-led',
        args: { player: { seat: tree.leader ?? 0 }, points: tree.height },
      }),
      ...[...tree.tiles]
        .reverse()
        .map((tile) =>
          play.say({ id: 'tree-level', args: { style: { id: `style-${tile.style}` }, player: { seat: tile.owner } } }),
        ),
      say('tree-base', { style: { id: `style-${tree.base}` } }),
      ...(tree.capped ? [say('tree-capped')] : tree.tiles.length >= TREE_TILES ? [say('tree-full')] : []),
    ].join('\n'),
    rules: ['R25', 'R85', 'R86', 'R89'],
  };
}
