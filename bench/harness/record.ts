import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { Measure } from './measure.ts';

/** What one part found, and under which circumstances. */
const PartResult = z.object({
  part: z.string(),
  at: z.iso.datetime(),
  seconds: z.number(),
  machine: z.string(),
  /** Jobs that wanted a core when the part began; the budgets ask for an idle machine. */
  load: z.number(),
  /**
   * The CPU benchmark: what a fixed piece of work took then, in ms. Two machines of one name may
   * differ by half. Results of earlier runs have it by this name.
   */
  paceMs: z.nullable(z.number()),
  measures: z.array(Measure),
});
export type PartResult = z.infer<typeof PartResult>;

const Results = z.object({ parts: z.array(PartResult) });

const FILE = path.join(import.meta.dirname, '../results.json');

/** What each part's last run found; each says on which machine. */
export function readResults(): PartResult[] {
  if (!existsSync(FILE)) return [];
  return Results.safeParse(JSON.parse(readFileSync(FILE, 'utf8'))).data?.parts ?? [];
}

/** Keeps the results, for the next run of a single part to stand among. */
export function writeResults(parts: readonly PartResult[]): void {
  writeFileSync(FILE, `${JSON.stringify({ parts }, null, 2)}\n`);
}
