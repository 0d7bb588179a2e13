import * as z from 'zod';

/** One mutant to be tried: the fault, in a module or in a file that is read, and who may notice. */
export type Trial = {
  /** Absolute path of the mutated file. */
  file: string;
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
  /** True where the mutated text is written to REEF_RULES_FILE instead of being served as a module. */
  isRulesFile: z.boolean(),
  /** How long one test may take; a fault that makes it hang costs as much. */
  testTimeoutMs: z.number(),
});
export type TrialSettings = z.infer<typeof TrialSettings>;
