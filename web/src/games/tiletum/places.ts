/**
 * Where things stand on the drawn map, in a box of WIDTH by HEIGHT. The geography of the rules, with the crowded
 * towns of Italy and the Rhine moved apart so that houses, cathedrals and travellers have room.
 */
export const WIDTH = 960;
export const HEIGHT = 850;

export interface Point {
  x: number;
  y: number;
}

const SPOTS: Record<string, [number, number]> = {
  london: [92, 132], tiletum: [300, 196], koln: [462, 192], lubeck: [640, 74], frankfurt: [578, 282], nurnberg: [712, 282], prague: [852, 226],
  paris: [212, 356], strasbourg: [458, 388], augsburg: [696, 408], wien: [882, 404], lyon: [338, 552], milano: [520, 558], verona: [646, 560],
  venezia: [778, 556], genova: [498, 690], firenze: [662, 712], bordeaux: [82, 580], toulouse: [160, 684], barcelona: [222, 800],
  r_channel: [196, 160], r_brabant: [384, 186], r_westphalia: [552, 118], r_elbe: [750, 138], r_moravia: [876, 314], r_danube: [790, 420],
  r_normandy: [140, 252], r_champagne: [336, 376], r_loire: [126, 476], r_burgundy: [282, 464], r_languedoc: [246, 632], r_pyrenees: [202, 738],
  r_savoy: [430, 556], r_gotthard: [488, 474], r_swabia: [580, 408], r_brenner: [668, 486], r_styria: [842, 486], r_provence: [416, 628],
  r_tuscany: [582, 716], r_romagna: [742, 640], r_lion_gulf: [366, 772],
};

export function place(space: string): Point {
  const [x, y] = SPOTS[space] ?? [0, 0];
  return { x, y };
}

/** Where the ledger of the fairs lies: over the Balkans, where no road leads. */
export const LEDGER = { x: 752, y: 662, width: 202, row: 45 };
