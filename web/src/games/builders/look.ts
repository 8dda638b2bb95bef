/** Colours of styles and items, the same on cards, tokens and in the row. */
import type { Icon, Style } from './types';

export const TINTS: Record<Style, string> = {
  thatch: 'var(--gold-85)',
  nest: 'var(--fern-83)',
  log: 'var(--wood-81)',
  gourd: 'var(--leaf-82)',
};

export const ITEM_COLOURS: Record<Icon, { ground: string; ink: string }> = {
  ax: { ground: 'var(--wood-88)', ink: 'var(--brick-44)' },
  hammer: { ground: 'var(--sky-89)', ink: 'var(--sky-42)' },
  bridge: { ground: 'var(--straw-90)', ink: 'var(--wood-43)' },
  treetop: { ground: 'var(--leaf-90)', ink: 'var(--leaf-42)' },
  both: { ground: 'var(--straw-90)', ink: 'var(--straw-40)' },
};
