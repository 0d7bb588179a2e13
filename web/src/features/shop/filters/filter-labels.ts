import type { FilterName } from '@reef/domain/catalogue/shop/filter-names';
import { sessionHint } from '#platform/session-hint.ts';
import type { FitOrNone } from '#state/fit/fit.ts';

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

function unknownText(unknown: number): string {
  if (unknown === 0) return '';
  return unknown === 1 ? '1 more does not say.' : `${unknown} more do not say.`;
}

/** Why the filter by one's own tank changes nothing. */
export function tankText(fit: FitOrNone): string {
  if (fit === undefined) return 'Your tank, or what you ordered for it, could not be loaded.';
  if (fit !== null) return '';
  // An account may have one that has not come yet.
  return sessionHint() === null ? 'Describe your tank to see what fits it.' : 'No tank found yet.';
}

/**
 * What follows the number of listings: how many may match but do not say so, and the sentence about
 * the tank; nothing if there is neither.
 */
export function noteOf(unknown: number, tank: string): string {
  const sentences = [unknownText(unknown), tank].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? '' : `. ${sentences.join(' ')}`;
}
