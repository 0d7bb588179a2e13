import { fishQuarantine } from 'virtual:reef-content/care-figures';

const DAYS_PER_WEEK = 7;

/** How long a fish is quarantined, in days; the care figures give it in weeks. */
export const fishQuarantineDays = {
  low: fishQuarantine.low * DAYS_PER_WEEK,
  high: fishQuarantine.high * DAYS_PER_WEEK,
} as const;
