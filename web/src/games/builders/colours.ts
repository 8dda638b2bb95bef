/** Colours of styles and items, the same on cards, tokens and in the row. */
import type { Icon, Style } from './types';

export const TINTS: Record<Style, string> = {
  thatch: '#eecf85',
  nest: '#a9d3c0',
  log: '#e2b695',
  gourd: '#bcd68a',
};

export const ITEM_COLOURS: Record<Icon, { ground: string; ink: string }> = {
  ax: { ground: '#f0cfc2', ink: '#8c2f18' },
  hammer: { ground: '#cfdcec', ink: '#254f7d' },
  bridge: { ground: '#ecdcb4', ink: '#6e4a12' },
  treetop: { ground: '#cfe5c4', ink: '#28602c' },
  both: { ground: '#e2e2bd', ink: '#4a4a15' },
};
