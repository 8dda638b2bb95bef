import { screen } from '../../kit';

/**
 * Where things stand on the drawn map, in a box of WIDTH by HEIGHT. The geography of the rules, with the crowded
 * towns of Italy and the Rhine moved apart so that houses, cathedrals and travellers have room.
 */
export const WIDTH = 960;
export const HEIGHT = 850;

/** How the sheet differs on a tablet held upright: the land is stretched, the towns are larger, the fairs lie below. */
export const sheet = {
  get tall() {
    return screen.narrow && !screen.split && !screen.small;
  },
  get stretch() {
    return sheet.tall ? 1.24 : 1;
  },
  get height() {
    return sheet.tall ? HEIGHT * 1.24 + 216 : HEIGHT;
  },
  /** Towns and travellers are drawn this much larger than their own measures. */
  get scale() {
    return sheet.tall ? 1.32 : 1.14;
  },
};

export interface Point {
  x: number;
  y: number;
}

const SPOTS: Record<string, [number, number]> = {
  london: [88, 128],
  tiletum: [298, 200],
  koln: [464, 190],
  lubeck: [640, 74],
  frankfurt: [580, 288],
  nurnberg: [712, 282],
  prague: [858, 222],
  paris: [212, 356],
  strasbourg: [452, 396],
  augsburg: [696, 408],
  wien: [866, 404],
  lyon: [338, 552],
  milano: [514, 560],
  verona: [644, 564],
  venezia: [778, 556],
  genova: [490, 694],
  firenze: [652, 716],
  bordeaux: [70, 566],
  toulouse: [150, 672],
  barcelona: [262, 776],
  r_channel: [196, 160],
  r_brabant: [356, 114],
  r_westphalia: [552, 118],
  r_elbe: [750, 138],
  r_moravia: [868, 314],
  r_danube: [782, 416],
  r_normandy: [140, 252],
  r_champagne: [336, 376],
  r_loire: [124, 466],
  r_burgundy: [282, 464],
  r_languedoc: [238, 618],
  r_pyrenees: [182, 736],
  r_savoy: [430, 556],
  r_gotthard: [438, 484],
  r_swabia: [580, 408],
  r_brenner: [668, 486],
  r_styria: [842, 486],
  r_provence: [416, 628],
  r_tuscany: [582, 716],
  r_romagna: [742, 640],
  r_lion_gulf: [366, 772],
};

export function place(space: string): Point {
  const [x, y] = SPOTS[space] ?? [0, 0];
  return { x, y: y * sheet.stretch };
}

/** Where the ledger of the fairs lies: over the Balkans, where no road leads. */
export const LEDGER = { x: 750, y: 630, width: 202, row: 52 };

/** Where the k-th fair lies, and how large it is drawn. */
export function fairPlace(k: number): string {
  if (!sheet.tall) return `translate(${LEDGER.x} ${LEDGER.y + k * LEDGER.row})`;
  return `translate(${8 + (k % 2) * 442} ${HEIGHT * sheet.stretch + 16 + Math.floor(k / 2) * 96}) scale(1.900)`;
}
