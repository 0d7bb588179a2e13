import type { TitledTest } from './titled-tests.ts';

/** The lines of a failure that say what was expected; the rest is above in the output. */
const LINES = 14;

function inShort(failure: string): string {
  const lines = failure.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n');
}

/**
 * The failures of a run for the end of its output: the failed tests, each with the first lines of
 * its message. Empty if nothing failed.
 */
export function failuresText(tests: readonly TitledTest[]): string {
  return tests
    .filter(({ verdict }) => verdict === 'failed')
    .map(({ title, file, failure = '' }) =>
      [`FAILED ${file}: ${title}`, inShort(failure)].filter(Boolean).join('\n'),
    )
    .join('\n');
}
