import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PartResult } from './record.ts';

const FILE = path.join(import.meta.dirname, '../results.md');

const COLUMNS = [
  'part',
  'what',
  'goal',
  'measured',
  'comparison in the same run',
  'verdict',
] as const;

type Row = [string, string, string, string, string, string];

function rowsOf({ part, measures }: PartResult): Row[] {
  return measures.map((measure) => [
    part,
    measure.what,
    measure.goal,
    measure.measured,
    measure.beside,
    measure.verdict,
  ]);
}

/** The table for a terminal. */
export function plainTable(parts: readonly PartResult[]): string {
  const rows = [[...COLUMNS], ...parts.flatMap(rowsOf)];
  const widths = COLUMNS.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

function markdownRow(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** How many budgets there are, and how many were met, limited or missed, in words. */
export function tally(parts: readonly PartResult[]): string {
  const budgets = parts.flatMap(({ measures }) => measures).filter(({ goal }) => goal !== '');
  const those = (beginning: string) =>
    budgets.filter(({ verdict }) => verdict.startsWith(beginning)).length;
  return `${budgets.length} budgets, ${those('met')} met, ${those('limited')} limited by the baseline, ${those('missed')} missed`;
}

function markdown(parts: readonly PartResult[]): string {
  const rows = parts.flatMap(rowsOf).map(markdownRow);
  const runs = parts.map(({ part, at, seconds, load, cpuBenchmarkMs, machine }) =>
    markdownRow([
      part,
      at,
      String(Math.round(seconds)),
      String(load),
      cpuBenchmarkMs === null ? '' : `${Math.round(cpuBenchmarkMs)} ms`,
      machine,
    ]),
  );
  return [
    '# What the bench measured',
    '',
    'Written by `npm run bench`; do not edit. `bench/parts/` shows how each line is measured.',
    '',
    `${tally(parts)}.`,
    '',
    'A baseline is the minimum that the same run shows to be possible. If it exceeds the goal, the goal',
    'cannot be met there: a value within a quarter of such a baseline is limited by it.',
    '',
    markdownRow(COLUMNS),
    markdownRow(COLUMNS.map(() => '---')),
    ...rows,
    '',
    '## When, on which machine, and how busy and how fast it was',
    '',
    'The CPU benchmark is the time of a fixed piece of work on one core, the median of five.',
    '',
    markdownRow(['part', 'at', 'seconds', 'load when it began', 'CPU benchmark', 'machine']),
    markdownRow(['---', '---', '---', '---', '---', '---']),
    ...runs,
    '',
  ].join('\n');
}

/** Writes `bench/results.md`. */
export function writeReport(parts: readonly PartResult[]): void {
  writeFileSync(FILE, markdown(parts));
}
