import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Stack } from '../../emulators/stack/stack-options.ts';
import { startStack } from '../../emulators/stack/start-stack.ts';
import { stackEnvironment } from '../../tests/runner/steps.ts';
import { freshServices } from './fresh-services.ts';
import { KeptVerdicts } from './kept-verdicts.ts';
import { described, mutated } from './mutant.ts';
import { writePage } from './page.ts';
import { ROOT, type Target, targets } from './targets.ts';
import { Trials } from './trials.ts';

// npm run mutate -- [target …] [--seconds N] [--every N] [--again] puts one small fault after the
// other into the named targets and runs the tests that should notice. Verdicts are kept in
// .reef/mutation, so that a run of N seconds goes on where the last one ended; --every N tries each
// N-th fault of a file; --again tries survivors once more. Each trial is told on a line of its own:
// how long it took, and which test noticed.
const FOLDER = path.join(ROOT, '.reef/mutation');
const PORT_OFFSET = Number(process.env['REEF_TEST_PORT_OFFSET'] ?? 20_000);

type Settings = { endsAt: number; isAgain: boolean; every: number };

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
  const { testNamePattern } = target;
  const trial = { file: path.join(ROOT, file), text, tests: target.testsOf(file), testNamePattern };
  await trials.mustPass(trial);
  for (const mutant of open) {
    if (performance.now() > settings.endsAt) return;
    const what = described(text, mutant);
    const faulty = { ...trial, text: mutated(text, mutant) };
    // The likeliest first; what they do not notice is put to all of them.
    const likeliest = target.likeliest?.(text.slice(0, mutant.start));
    const from = performance.now();
    const first = likeliest ? await trials.try({ ...faulty, testNamePattern: likeliest }) : null;
    const isOpenStill = first === null || first.verdict === 'survived';
    const { verdict, noticedBy } = isOpenStill ? await trials.try(faulty) : first;
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
    for (const file of target.files) await tryFile(target, file, trials, settings);
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

const args = process.argv.slice(2);
const given = (name: string, otherwise: number): number =>
  args.includes(name) ? Number(args[args.indexOf(name) + 1]) : otherwise;
const settings = {
  endsAt: performance.now() + given('--seconds', Number.POSITIVE_INFINITY) * 1000,
  isAgain: args.includes('--again'),
  every: given('--every', 1),
};
const wanted = targets().filter(
  ({ name }) => args.includes(name) || !targets().some((each) => args.includes(each.name)),
);
for (const target of wanted) await run(target, settings);
writePage(FOLDER, targets());
process.exit();
