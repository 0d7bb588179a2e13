import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { nextOffset } from '@reef/emulators/stack/processes/ports.ts';
import { onStopSignals } from '@reef/emulators/stack/processes/stop-signals.ts';
import type { Stack } from '@reef/emulators/stack/stack-options.ts';
import { startStack } from '@reef/emulators/stack/start-stack.ts';
import { failuresText } from './failures.ts';
import { type Counts, countsOf } from './counts.ts';
import { SAFETY_NAMES } from './safety-names.ts';
import { judgeSafety, safetyMarkdown, safetyText, unproven } from './safety-table.ts';
import {
  browserSteps,
  emptyShopSteps,
  QUICK_PARTS,
  serverSteps,
  stackEnvironment,
  staticSteps,
  type Step,
} from './steps.ts';
import { type TitledTest, testsOf } from './titled-tests.ts';
import { wakeFunctions } from './wake-functions.ts';

/** Far from the shop's own ports, so that `npm start` can run during `npm test`. */
const PORT_OFFSET = Number(process.env['REEF_TEST_PORT_OFFSET'] ?? 20_000);
const RESULTS = path.join(ROOT, '.reef/results');

type Verdict = { step: Step; counts: Counts; seconds: number };

let running: ChildProcess | null = null;
let runningStack: Stack | null = null;
let isStopping = false;
/** Why a stack ended before its tests did. Those tests would only report "fetch failed". */
let death: string | null = null;

/** Ends the running step and waits for it, so that none of its browsers is left. */
async function endStep(): Promise<void> {
  if (running === null || running.exitCode !== null) return;
  running.kill('SIGINT');
  await once(running, 'exit');
}

/** Cleans up when the run is interrupted. */
async function stopAndLeave(): Promise<void> {
  isStopping = true;
  await endStep();
  await runningStack?.stop();
  process.exit(1);
}

function run(step: Step, env: Record<string, string>): Promise<number> {
  const [tool = '', ...rest] = step.command;
  const bin = path.join(ROOT, 'node_modules/.bin', tool);
  const child = spawn(bin, rest, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: step.report?.file ?? '',
      NO_UPDATE_NOTIFIER: '1',
    },
  });
  running = child;
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

async function judge(step: Step, env: Record<string, string>): Promise<Verdict> {
  console.log(`\n── ${step.name} ──`);
  const from = performance.now();
  const code = await run(step, env);
  const seconds = (performance.now() - from) / 1000;
  return { step, counts: countsOf(step, code, ROOT), seconds };
}

/**
 * What needs the local stack, in this order: browsers first, while it holds only the demo data;
 * last the one that empties the shop.
 */
const ON_STACK = [...browserSteps(RESULTS), ...serverSteps(RESULTS), ...emptyShopSteps(RESULTS)];

/** Ends the running step if its stack dies. */
async function endWith(stack: Stack): Promise<void> {
  const { message } = await stack.failed;
  if (runningStack !== stack || isStopping) return;
  death = message;
  await endStep();
}

async function runOnStack(steps: readonly Step[]): Promise<Verdict[]> {
  console.log('\n── local stack ──');
  const stack: Stack = await startStack({
    seed: 'demo',
    portOffset: PORT_OFFSET,
    // Two runs in one folder would write over each other's results.
    second: `run a second one in another copy of this folder: REEF_TEST_PORT_OFFSET=${nextOffset(PORT_OFFSET)} npm test`,
    dataDir: null,
    isAttended: false,
    log: (line) => console.log(line),
  });
  runningStack = stack;
  void endWith(stack);
  try {
    await wakeFunctions(stack.urls.callables);
    const verdicts: Verdict[] = [];
    for (const step of steps) {
      verdicts.push(await judge(step, stackEnvironment(stack)));
      if (isStopping || death !== null) break;
    }
    return verdicts;
  } finally {
    runningStack = null;
    await stack.stop();
  }
}

function print(verdicts: Verdict[], seconds: number): number {
  console.log('\npart          passed  failed  skipped  seconds');
  let [passed, failed, skipped] = [0, 0, 0];
  for (const { step, counts, seconds: spent } of verdicts) {
    passed += counts.passed;
    failed += counts.failed;
    skipped += counts.skipped;
    const cells = [counts.passed, counts.failed, counts.skipped].map((n) => String(n).padStart(7));
    console.log(`${step.name.padEnd(12)} ${cells.join(' ')} ${spent.toFixed(1).padStart(8)}`);
  }
  console.log(`whole run: ${seconds.toFixed(0)} s`);
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed;
}

/**
 * Prints the run's verdict on every invariant and attack, from its own steps' reports, and writes
 * it to `.reef/results/safety.md`.
 * @returns how many are broken or, in a whole run, without a test that passed.
 */
function printSafety(tests: readonly TitledTest[], isWhole: boolean): number {
  const verdicts = judgeSafety(SAFETY_NAMES, tests);
  if (!isWhole && verdicts.every(({ files }) => files.length === 0)) return 0;
  writeFileSync(path.join(RESULTS, 'safety.md'), safetyMarkdown(verdicts));
  console.log(`\n${safetyText(verdicts)}`);
  const faults = unproven(verdicts, isWhole);
  for (const { id, name, verdict } of faults) console.log(`UNPROVEN ${id} ${name}: ${verdict}`);
  return faults.length;
}

/**
 * Runs the suite: first what needs nothing running, then the local stack and what needs it.
 * @param named names of parts, or `quick` for the daily ones; none means all of them.
 * @param leftOut parts that this machine cannot run; the end of a whole run says so.
 * @returns the exit code: 0 if nothing failed and something passed.
 */
export async function runSuite(
  named: readonly string[],
  leftOut: readonly { part: string; why: string }[] = [],
): Promise<number> {
  const wanted = named.flatMap((name) => (name === 'quick' ? QUICK_PARTS : name));
  const isLeftOut = (name: string) => leftOut.some(({ part }) => part === name);
  const isWanted = ({ name, isOnlyByName = false }: Step) =>
    wanted.length === 0 ? !isOnlyByName && !isLeftOut(name) : wanted.includes(name);
  const from = performance.now();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  onStopSignals(() => void stopAndLeave());
  const verdicts: Verdict[] = [];
  for (const step of staticSteps(RESULTS).filter(isWanted)) verdicts.push(await judge(step, {}));
  const onStack = ON_STACK.filter(isWanted);
  if (onStack.length > 0 && !isStopping) verdicts.push(...(await runOnStack(onStack)));
  if (verdicts.length === 0) throw new Error(`no part of that name: ${wanted.join(', ')}`);
  const isWhole = wanted.length === 0 && !isStopping && death === null;
  const tests = testsOf(
    verdicts.map(({ step }) => step),
    ROOT,
  );
  const unprovenCount = printSafety(tests, isWhole);
  const failedCount = print(verdicts, (performance.now() - from) / 1000);
  // At the very end: people and build machines read the end of a long output.
  const failures = failuresText(tests);
  if (failures !== '') console.log(`\n${failures}`);
  for (const { part, why } of leftOut) console.log(`\nLEFT OUT ${part}: ${why}`);
  if (death !== null) console.log(`\nTHE RUN ENDED EARLY, the local stack died: ${death}`);
  return death === null && failedCount + unprovenCount === 0 ? 0 : 1;
}
