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
 * Counts by a step's report. A step without a report counts as one test that passed or failed as a
 * whole; one whose expected report is missing has failed, whatever its exit code.
 * @param root the repository's folder.
 */
export function countsOf(step: Step, exitCode: number, root: string): Counts {
  const failed = { passed: 0, failed: 1, skipped: 0 };
  if (!step.report) return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : failed;
  if (!existsSync(step.report.file)) return failed;
  try {
    const counts = countsIn(testsOf([step], root));
    // A crash outside any test must not look like a pass.
    return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return failed;
  }
}
