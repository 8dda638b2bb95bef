/** The four emblems that tell players apart where colour alone would not: drawn in a box of 24 by 24. */

export const EMBLEMS = ['leaf', 'acorn', 'feather', 'mushroom'] as const;
export type EmblemName = (typeof EMBLEMS)[number];

export const EMBLEM_PATHS: Record<EmblemName, string> = {
  leaf: 'M20.5 3.2C11 2.8 4.4 6.6 4.2 13.4c0 1.7.5 3 1.2 4.1L3.3 20.3l1.6 1.3 2.2-2.7c5.9 2.4 14-1.6 13.4-15.7ZM8 16.2c2-4.5 4.6-7.2 8.4-9.2-2.9 3-5 5.800-6.8 9.900Z',
  acorn:
    'M11 2h2v2.300c4.200.300 7 2.500 7 5.700v1H4v-1c0-3.200 2.800-5.400 7-5.700ZM5.400 12.500h13.200c0 4.600-2.600 8-6.600 10-4-2-6.600-5.400-6.600-10Z',
  feather:
    'M20.800 2.500C12.500 2.900 6.600 7.200 5.900 14.200L3 21.300l1.700.800 2.500-5.300c1.200.300 2.500.300 3.700.100l1.300-1.500-2.100.100 1-1.200c1.700-.100 3.300-.700 4.600-1.700l.600-1.600-2 .500 1.100-1.300c.800-.300 1.600-.700 2.300-1.100C19.600 7.200 20.600 5 20.800 2.500Z',
  mushroom:
    'M12 2.500c5.600 0 9.500 3.600 9.500 8.200 0 1.300-1 2-2.300 2H4.800c-1.300 0-2.300-.700-2.300-2 0-4.600 3.900-8.200 9.500-8.200ZM9.300 14h5.400l1 6.200c.100.900-1.500 1.800-3.700 1.800s-3.800-.900-3.700-1.800Z',
};

/** The emblem of a seat. */
export function emblem(seat: number): EmblemName {
  return EMBLEMS[seat % EMBLEMS.length];
}
