import { onStopSignals } from '@reef/emulators/stack/processes/stop-signals.ts';
import type { StackPart } from '@reef/emulators/stack/stack-options.ts';
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

/** Keeps what a part found at once, so that a run that is broken off has not been for nothing. */
function keep(machine: string, found: PartResult): void {
  const before = readResults(machine).filter(({ part }) => part !== found.part);
  const all = [...before, found];
  const parts = PARTS.flatMap(({ name }) => all.filter(({ part }) => part === name));
  writeResults({ machine, parts });
  writeReport({ machine, parts });
}

function stackPartsOf(part: Part): readonly StackPart[] | undefined {
  return part.needs === 'world' ? part.only : undefined;
}

/**
 * The world is opened for the first part that needs it, and closed after the last, or before one
 * that needs another. A part that fails is reported, and the others still run.
 */
async function runAll(
  parts: readonly Part[],
  onFound: (found: PartResult) => void,
): Promise<{ broken: string[] }> {
  let world: Promise<World> | null = null;
  let only: readonly StackPart[] | undefined;
  const open = () => (world ??= openWorld(logStack, only));
  const close = async () => {
    const opened = world;
    world = null;
    await (await opened)?.close();
  };
  onStopSignals(() => void close().finally(() => process.exit(1)));
  const broken: string[] = [];
  try {
    for (const part of parts) {
      if (part.needs === 'nothing' || stackPartsOf(part) !== only) await close();
      only = stackPartsOf(part);
      try {
        onFound(await judge(part, open));
      } catch (error) {
        broken.push(part.name);
        log(`${part.name} broke: ${error instanceof Error ? error.stack : String(error)}`);
      }
    }
  } finally {
    await close();
  }
  return { broken };
}

/**
 * Runs the bench: all parts, or those named; prints the table and writes `bench/results.md`, where
 * parts that did not run keep what their last run on this machine found.
 * @returns the exit code: 1 where a part broke; a missed budget is a finding and no failure.
 */
export async function runBench(wanted: readonly string[]): Promise<number> {
  const parts = partsNamed(wanted);
  const from = performance.now();
  const machine = machineLine();
  const found: PartResult[] = [];
  const { broken } = await runAll(parts, (result) => {
    found.push(result);
    keep(machine, result);
  });
  const { budgets, missed } = tally(found);
  log(`\n${machine}\n\n${plainTable(found)}\n`);
  const seconds = Math.round((performance.now() - from) / 1000);
  log(`${budgets} budgets, ${missed} missed, in ${seconds} s; written to bench/results.md`);
  if (broken.length > 0) log(`These broke: ${broken.join(', ')}`);
  return broken.length > 0 ? 1 : 0;
}
