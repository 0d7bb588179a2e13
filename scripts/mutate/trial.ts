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

/** How the trials of one target are run. */
export const TrialSettings = z.object({
  root: z.string(),
  /** True where the mutated text is written to REEF_RULES_FILE instead of being served as a module. */
  isRulesFile: z.boolean(),
});
export type TrialSettings = z.infer<typeof TrialSettings>;
