import { onStopSignals } from '@reef/emulators/stack/processes/stop-signals.ts';
import { cpuBenchmarkMs, load, machineLine } from './harness/machine.ts';
import { readResults, writeResults, type PartResult } from './harness/record.ts';
import { plainTable, tally, writeReport } from './harness/report.ts';
import type { Part } from './part.ts';
import { partsNamed, PARTS } from './parts.ts';
import { openEnvironment, type Environment } from './environment/environment.ts';

const log = (line: string): void => console.log(line);

/** Functions are started by calls that they refuse, and log at length about it. */
const logStack = (line: string): void => {
  if (!line.startsWith('>')) log(line);
};

async function judge(part: Part, environment: Environment | null): Promise<PartResult> {
  const begun = { machine: machineLine(), load: load(), cpuBenchmarkMs: cpuBenchmarkMs() };
  const from = performance.now();
  const measures =
    part.needs === 'environment' && environment !== null
      ? await part.run(environment)
      : await (part as Extract<Part, { needs: 'nothing' }>).run();
  const seconds = Math.round((performance.now() - from) / 100) / 10;
  const result = { part: part.name, at: new Date().toISOString(), seconds, ...begun, measures };
  log(`${plainTable([result])}\n(${seconds} s)`);
  return result;
}

/** Saves a part's result at once, so that an interrupted run keeps what it measured. */
function keep(found: PartResult): void {
  const before = readResults().filter(({ part }) => part !== found.part);
  const all = [...before, found];
  const parts = PARTS.flatMap(({ name }) => all.filter(({ part }) => part === name));
  writeResults(parts);
  writeReport(parts);
}

/**
 * Each part has a fresh environment, so that what one has written does not slow down the next. A
 * part that fails is reported, and the others still run.
 */
async function runAll(
  parts: readonly Part[],
  onFound: (found: PartResult) => void,
): Promise<{ broken: string[] }> {
  let environment: Promise<Environment> | null = null;
  const close = async () => {
    const opened = environment;
    environment = null;
    // If the environment did not open, the part has failed already, and there is nothing to close.
    await (await opened?.catch(() => null))?.close();
  };
  onStopSignals(() => void close().finally(() => process.exit(1)));
  const broken: string[] = [];
  // A part begins when the one before is over.
  for (const part of parts) {
    log(`\n── ${part.name} ──`);
    try {
      if (part.needs === 'environment') environment = openEnvironment(logStack, part.only);
      onFound(await judge(part, await environment));
    } catch (error) {
      broken.push(part.name);
      log(`${part.name} broke: ${error instanceof Error ? error.stack : String(error)}`);
    }
    await close();
  }
  return { broken };
}

/**
 * Runs the bench: all parts, or those named. Prints the table and writes `bench/results.md`, in
 * which parts that did not run keep their last result and its machine.
 * @returns the exit code: 1 if a part broke; a missed budget is a finding, not a failure.
 */
export async function runBench(wanted: readonly string[]): Promise<number> {
  const parts = partsNamed(wanted);
  const from = performance.now();
  const found: PartResult[] = [];
  const { broken } = await runAll(parts, (result) => {
    found.push(result);
    keep(result);
  });
  log(`\n${machineLine()}\n\n${plainTable(found)}\n`);
  const seconds = Math.round((performance.now() - from) / 1000);
  log(`${tally(found)}, in ${seconds} s; written to bench/results.md`);
  if (broken.length > 0) log(`These broke: ${broken.join(', ')}`);
  return broken.length > 0 ? 1 : 0;
}
