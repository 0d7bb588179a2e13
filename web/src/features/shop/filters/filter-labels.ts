import type { FilterName } from '@reef/domain/catalogue/filter-names';

/** The label of no filter: `Any temperament`. */
export const ANY_LABELS: Readonly<Record<FilterName, string>> = {
  gal: 'Any tank volume',
  tank: 'Fits my tank or not',
  reef: 'Reef-safe or not',
  level: 'Any experience',
  origin: 'Any origin',
  temper: 'Any temperament',
  light: 'Any light',
  flow: 'Any flow',
};

/** Says how many listings may match but do not say so; nothing if there are none. */
export function unknownNote(unknown: number): string {
  if (unknown === 0) return '';
  return unknown === 1 ? '. 1 more does not say.' : `. ${unknown} more do not say.`;
}
