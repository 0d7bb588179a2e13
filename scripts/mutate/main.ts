import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Stack } from '../../emulators/stack/stack-options.ts';
import { startStack } from '../../emulators/stack/start-stack.ts';
import { stackEnvironment } from '../../tests/runner/steps.ts';
import { freshServices } from './fresh-services.ts';
import { KeptVerdicts } from './kept-verdicts.ts';
import { described, type Mutant, mutated } from './mutant.ts';
import { writePage } from './page.ts';
import { whyItMayStay } from './survivors.ts';
import { ROOT, type Target, targets } from './targets.ts';
import type { TrialResult } from './trial.ts';
import { Trials } from './trials.ts';

// npm run mutate -- [target …] [--seconds N] [--every N] [--in TEXT] [--again] puts one small fault
// after the other into the named targets and runs the tests that should notice. Verdicts are kept in
// .reef/mutation, so that a run of N seconds goes on where the last one ended; --every N tries each
// N-th fault of a file; --again tries survivors once more; --in TEXT keeps to files whose path holds it. Each trial prints
// a line: how long it took, and which test noticed.
const FOLDER = path.join(ROOT, '.reef/mutation');
const PORT_OFFSET = Number(process.env['REEF_TEST_PORT_OFFSET'] ?? 20_000);

type Settings = { endsAt: number; isAgain: boolean; every: number; in: string };

type Fault = { target: Target; file: string; text: string; mutant: Mutant };

/**
 * Runs the likeliest tests first, then all the others on what those do not notice, unless the
 * reason why no test can notice it is recorded.
 */
async function tryMutant({ target, file, text, mutant }: Fault, trials: Trials) {
  const asItIs = { file: path.join(ROOT, file), text };
  const [first, ...others] = target.stagesOf(file, text.slice(0, mutant.start));
  const stages = whyItMayStay(file, text, mutant) === null ? [first, ...others] : [first];
  let result: TrialResult = { verdict: 'survived', noticedBy: null };
  for (const stage of stages) {
    await trials.mustPass({ ...asItIs, ...stage });
    result = await trials.try({ ...asItIs, ...stage, text: mutated(text, mutant) });
    if (result.verdict !== 'survived') return result;
  }
  return result;
}

async function tryFile(target: Target, file: string, trials: Trials, settings: Settings) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const kept = new KeptVerdicts(FOLDER, target.name);
  const verdicts = kept.of(file, text);
  const isOpen = (what: string) =>
    verdicts[what] === undefined || (settings.isAgain && verdicts[what] === 'survived');
  const open = target
    .mutantsOf(text, file)
    .filter((_mutant, index) => index % settings.every === 0)
    .filter((mutant) => isOpen(described(text, mutant)));
  if (open.length === 0 || performance.now() > settings.endsAt) return;
  for (const mutant of open) {
    if (performance.now() > settings.endsAt) return;
    const what = described(text, mutant);
    const from = performance.now();
    const { verdict, noticedBy } = await tryMutant({ target, file, text, mutant }, trials);
    verdicts[what] = verdict;
    kept.save();
    const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(5);
    console.log(`${verdict.padEnd(8)} ${seconds} s  ${file}:${what}  ${noticedBy ?? ''}`);
  }
}

async function tryTarget(target: Target, env: NodeJS.ProcessEnv, settings: Settings) {
  const { isRulesFile, testTimeoutMs } = target;
  const services = {
    firestoreHost: target.parts.includes('firestore') && env['FIRESTORE_EMULATOR_HOST'],
    stripeOrigin: target.parts.includes('stripe') && env['REEF_STRIPE_ORIGIN'],
  };
  const prepare = () => freshServices(services);
  const trials = new Trials({ root: ROOT, isRulesFile, testTimeoutMs }, env, prepare);
  try {
    const files = target.files.filter((file) => file.includes(settings.in));
    for (const file of files) await tryFile(target, file, trials, settings);
  } finally {
    trials.stop();
  }
}

async function stackFor(target: Target): Promise<Stack | null> {
  if (target.parts.length === 0) return null;
  return startStack({
    portOffset: PORT_OFFSET,
    dataDir: null,
    seed: 'none',
    only: target.parts,
    isAttended: false,
    log: () => undefined,
  });
}

async function run(target: Target, settings: Settings): Promise<void> {
  const stack = await stackFor(target);
  try {
    const rulesFile = { REEF_RULES_FILE: path.join(FOLDER, 'mutated.rules') };
    const env = {
      ...process.env,
      ...(stack && stackEnvironment(stack)),
      ...(target.isRulesFile && rulesFile),
      ...target.env,
    };
    await tryTarget(target, env, settings);
  } finally {
    await stack?.stop();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: 'Infinity' },
    every: { type: 'string', default: '1' },
    in: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
  },
});
const settings = {
  endsAt: performance.now() + Number(values.seconds) * 1000,
  isAgain: values.again,
  every: Number(values.every),
  in: values.in,
};
const wanted = targets().filter(
  ({ name }) => positionals.length === 0 || positionals.includes(name),
);
for (const target of wanted) await run(target, settings);
writePage(FOLDER, targets());
process.exit();
