import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { Measure } from './measure.ts';

/** What one part found, and under which conditions. */
const PartResult = z.object({
  part: z.string(),
  at: z.iso.datetime(),
  seconds: z.number(),
  machine: z.string(),
  /** The load when the part began; the budgets assume an idle machine. */
  load: z.number(),
  /**
   * The CPU benchmark: how long a fixed piece of work took then, in ms. Two machines of the same
   * name may differ by half.
   */
  cpuBenchmarkMs: z.nullable(z.number()),
  measures: z.array(Measure),
});
export type PartResult = z.infer<typeof PartResult>;

const Results = z.object({ parts: z.array(PartResult) });

const FILE = path.join(import.meta.dirname, '../results.json');

/** The last result of each part, with the machine it was measured on. */
export function readResults(): PartResult[] {
  if (!existsSync(FILE)) return [];
  return Results.safeParse(JSON.parse(readFileSync(FILE, 'utf8'))).data?.parts ?? [];
}

/** Keeps the results, so that a later run of a single part can be reported with them. */
export function writeResults(parts: readonly PartResult[]): void {
  writeFileSync(FILE, `${JSON.stringify({ parts }, null, 2)}\n`);
}
