/** An order to the guard: one JSON object per line on its standard input. */
export type GuardOrder = {
  readonly runId: string;
  /** Processes to end with all their descendants. */
  readonly roots: readonly number[];
  /** Files and folders to remove. */
  readonly leftovers: readonly string[];
};

/** The line that dismisses the guard: nothing is left to end or remove. */
export const GUARD_DISMISSED = 'dismissed';
