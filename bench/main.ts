import { load, machineLine } from './harness/machine.ts';
import { readResults, writeResults, type PartResult } from './harness/record.ts';
import { plainTable, tally, writeReport } from './harness/report.ts';
import type { Part } from './part.ts';
import { partsNamed, PARTS } from './parts.ts';
import { openWorld, type World } from './world/world.ts';

const log = (line: string): void => console.log(line);

/** Functions are woken by calls that they refuse, and say so at length. */
const logStack = (line: string): void => {
  if (!line.startsWith('>')) log(line);
};

async function judge(part: Part, world: () => Promise<World>): Promise<PartResult> {
  log(`\n── ${part.name} ──`);
  const opened = part.needs === 'world' ? await world() : null;
  const [began, from] = [load(), performance.now()];
  const measures =
    part.needs === 'world' && opened !== null
      ? await part.run(opened)
      : await (part as Extract<Part, { needs: 'nothing' }>).run();
  await opened?.edge.endChannels();
  const seconds = Math.round((performance.now() - from) / 100) / 10;
  const result = { part: part.name, at: new Date().toISOString(), seconds, load: began, measures };
  log(`${plainTable([result])}\n(${seconds} s)`);
  return result;
}

/** The world is opened for the first part that needs it, and closed after the last. */
async function runAll(parts: readonly Part[]): Promise<PartResult[]> {
  let world: Promise<World> | null = null;
  const open = () => (world ??= openWorld(logStack));
  const close = async () => {
    const opened = world;
    world = null;
    await (await opened)?.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void close().finally(() => process.exit(1)));
  }
  const results: PartResult[] = [];
  try {
    for (const part of parts) {
      if (part.needs === 'nothing') await close();
      results.push(await judge(part, open));
    }
  } finally {
    await close();
  }
  return results;
}

function merged(before: readonly PartResult[], now: readonly PartResult[]): PartResult[] {
  return PARTS.flatMap(({ name }) => {
    const isOf = ({ part }: PartResult) => part === name;
    return now.find(isOf) ?? before.find(isOf) ?? [];
  });
}

/**
 * Runs the bench: all parts, or those named; prints the table and writes `bench/results.md`, where
 * parts that did not run keep what their last run on this machine found.
 * @returns the exit code; a missed budget is a finding and no failure.
 */
export async function runBench(wanted: readonly string[]): Promise<number> {
  const parts = partsNamed(wanted);
  const from = performance.now();
  const machine = machineLine();
  const now = await runAll(parts);
  const results = { machine, parts: merged(readResults(machine), now) };
  writeResults(results);
  writeReport(results);
  const { budgets, missed } = tally(now);
  log(`\n${machine}\n\n${plainTable(now)}\n`);
  const seconds = Math.round((performance.now() - from) / 1000);
  log(`${budgets} budgets, ${missed} missed, in ${seconds} s; written to bench/results.md`);
  return 0;
}
