import { readFileSync } from 'node:fs';
import type { Step } from './steps.ts';

/** How many tests of a step passed, failed and were skipped. */
export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = { numPassedTests: number; numFailedTests: number; numPendingTests: number };
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; skipped: number };
};

/** Reads a step's own report; a step without tests counts as one that passed or failed as a whole. */
export function countsOf(step: Step, exitCode: number): Counts {
  const whole = { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  if (!step.report) return whole;
  try {
    const text = readFileSync(step.report.file, 'utf8');
    const counts = step.report.kind === 'vitest' ? ofVitest(text) : ofPlaywright(text);
    // A crash outside any test must not look like a pass.
    return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return whole;
  }
}

function ofVitest(text: string): Counts {
  const report = JSON.parse(text) as VitestReport;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

function ofPlaywright(text: string): Counts {
  const { stats } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}
