import * as z from 'zod';

/** One mutant to be tried: the rules with the fault in them, and the tests that may notice. */
export type Trial = {
  text: string;
  /** Absolute paths of test files, in the order in which they are run. */
  tests: string[];
  /** Tests whose full name does not match are left out. */
  testNamePattern?: string | undefined;
};

/** What a trial came to; a test that never ends has noticed as well. */
export const TrialVerdict = z.enum(['killed', 'survived', 'timeout']);
export type TrialVerdict = z.infer<typeof TrialVerdict>;

/** A trial's verdict and the first test that failed, by its full name; null where none did. */
export const TrialResult = z.object({
  verdict: TrialVerdict,
  noticedBy: z.nullable(z.string()),
});
export type TrialResult = z.infer<typeof TrialResult>;

/** How the trials of one target are run. */
export const TrialSettings = z.object({
  root: z.string(),
  /** How long one test may take; a fault that makes it hang costs as much. */
  testTimeoutMs: z.number(),
});
export type TrialSettings = z.infer<typeof TrialSettings>;
