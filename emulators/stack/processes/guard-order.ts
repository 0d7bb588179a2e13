/** An order to the guard: one JSON object a line on its standard input. */
export interface GuardOrder {
  readonly runId: string;
  /** Processes to end with all below them. */
  readonly roots: readonly number[];
  /** Files and folders to remove. */
  readonly leftovers: readonly string[];
}

/** The line that sends the guard home: everything has been put away. */
export const GUARD_DISMISSED = 'dismissed';
