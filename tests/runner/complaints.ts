import type { TitledTest } from './titled-tests.ts';

/** Of a complaint, the lines that say what was expected; the rest stands above in the output. */
const LINES = 14;

function inShort(complaint: string): string {
  const lines = complaint.split('\n').filter((line) => line.trim() !== '');
  return lines
    .slice(0, LINES)
    .map((line) => `    ${line}`)
    .join('\n');
}

/**
 * What went wrong in a run, for the end of its output: the failed tests, each with the first lines
 * of what it said. Empty when nothing did.
 */
export function complaintsText(tests: readonly TitledTest[]): string {
  return tests
    .filter(({ verdict }) => verdict === 'failed')
    .map(({ title, file, complaint = '' }) =>
      [`FAILED ${file}: ${title}`, inShort(complaint)].filter(Boolean).join('\n'),
    )
    .join('\n');
}
