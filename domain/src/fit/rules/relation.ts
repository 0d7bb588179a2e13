import type { ReasonCode } from '@reef/domain/fit/reason';

/**
 * How two kinds of animals get along, whichever was there first. Below `stopBelowGal` the two do
 * not belong together; from there to `careBelowGal` they need care; above it they get along. If
 * omitted, the first bound means "never" and the second "always".
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
  /** The end of the sentence "The one and the other …". */
  because: string;
};

/** A bound no tank reaches: the two never belong together. */
export const NEVER_GAL = Number.POSITIVE_INFINITY;
