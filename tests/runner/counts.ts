import { existsSync } from 'node:fs';
import type { Step } from './steps.ts';
import { type TitledTest, testsOf } from './titled-tests.ts';

/** How many tests of a step passed, failed and were skipped. */
export type Counts = Record<TitledTest['verdict'], number>;

function countsIn(tests: readonly TitledTest[]): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { verdict } of tests) counts[verdict] += 1;
  return counts;
}

/**
 * Counts by a step's own report; a step without one, or with one that cannot be read, counts as one
 * test that passed or failed as a whole.
 * @param root the repository's folder.
 */
export function countsOf(step: Step, exitCode: number, root: string): Counts {
  const whole = { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  if (!step.report || !existsSync(step.report.file)) return whole;
  try {
    const counts = countsIn(testsOf([step], root));
    // A crash outside any test must not look like a pass.
    return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return whole;
  }
}
