import type { ReasonCode } from '@reef/domain/fit/reason';

/**
 * What two kinds of animals are to each other, whichever was there first. Below `stopBelowGal` the
 * two do not belong together; from there to `careBelowGal` they need care; above it they get along.
 * Left out, a bound is "never" for the first and "always" for the second.
 */
export type Relation = {
  a: string;
  b: string;
  stopBelowGal?: number;
  careBelowGal?: number;
  code: Extract<
    ReasonCode,
    'rivals' | 'wrong-company' | 'wanders' | 'sweepers' | 'chemical-warfare' | 'good-company'
  >;
  /** Ends the sentence "The one and the other …". */
  because: string;
};

/** A bound no tank reaches: the two never belong together. */
export const NEVER_GAL = Number.POSITIVE_INFINITY;
