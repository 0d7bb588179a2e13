/** The names of the shop's filters in its address (FIT-05), in their order there. */
export const FILTER_NAMES = [
  'gal',
  'tank',
  'reef',
  'level',
  'origin',
  'temper',
  'light',
  'flow',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
