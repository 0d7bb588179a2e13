import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { Measure } from './measure.ts';

/** What one part found, and under which circumstances. */
const PartResult = z.object({
  part: z.string(),
  at: z.iso.datetime(),
  seconds: z.number(),
  /** Jobs that wanted a core when the part began; the budgets ask for an idle machine. */
  load: z.number(),
  measures: z.array(Measure),
});
export type PartResult = z.infer<typeof PartResult>;

const Results = z.object({ machine: z.string(), parts: z.array(PartResult) });
export type Results = z.infer<typeof Results>;

const FILE = path.join(import.meta.dirname, '../results.json');

/** What the last runs found; parts of another machine are forgotten, as they cannot be compared. */
export function readResults(machine: string): PartResult[] {
  if (!existsSync(FILE)) return [];
  const results = Results.safeParse(JSON.parse(readFileSync(FILE, 'utf8')));
  return results.success && results.data.machine === machine ? results.data.parts : [];
}

/** Keeps the results, for the next run of a single part to stand among. */
export function writeResults(results: Results): void {
  writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
}
