import * as z from 'zod';

/** One mutant to try: the mutated rules, and the tests that may notice. */
export type Trial = {
  text: string;
  /** Absolute paths of test files, in the order in which they run. */
  tests: string[];
  /** Tests whose full name does not match are left out. */
  testNamePattern?: string | undefined;
};

/** The result of a trial; a test that never ends counts as having noticed. */
export const TrialVerdict = z.enum(['killed', 'survived', 'timeout']);
export type TrialVerdict = z.infer<typeof TrialVerdict>;

/** A trial's verdict and the full name of the first test that failed; null if none did. */
export const TrialResult = z.object({
  verdict: TrialVerdict,
  noticedBy: z.nullable(z.string()),
});
export type TrialResult = z.infer<typeof TrialResult>;

/** How the trials of one target run. */
export const TrialSettings = z.object({
  root: z.string(),
  /** How long one test may take; a mutant that makes it hang costs as much. */
  testTimeoutMs: z.number(),
});
export type TrialSettings = z.infer<typeof TrialSettings>;
