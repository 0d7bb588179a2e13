import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Stack } from '../../emulators/stack/stack-options.ts';
import { startStack } from '../../emulators/stack/start-stack.ts';
import { stackEnvironment } from '../../tests/runner/steps.ts';
import { KeptVerdicts } from './kept-verdicts.ts';
import { described, mutated } from './mutant.ts';
import { writePage } from './page.ts';
import { ROOT, type Target, targets } from './targets.ts';
import { Trials } from './trials.ts';

// npm run mutate [-- target …] [-- --seconds N] [-- --again] puts one small fault after the other
// into the named targets and runs the tests that should notice. Verdicts are kept in .reef/mutation,
// so that a run of N seconds goes on where the last one ended; --again tries survivors once more.
const FOLDER = path.join(ROOT, '.reef/mutation');
const PORT_OFFSET = Number(process.env['REEF_TEST_PORT_OFFSET'] ?? 20_000);

type Settings = { endsAt: number; isAgain: boolean };

async function tryFile(target: Target, file: string, trials: Trials, settings: Settings) {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const kept = new KeptVerdicts(FOLDER, target.name);
  const verdicts = kept.of(file, text);
  const isOpen = (what: string) =>
    verdicts[what] === undefined || (settings.isAgain && verdicts[what] === 'survived');
  const open = target.mutantsOf(text, file).filter((mutant) => isOpen(described(text, mutant)));
  if (open.length === 0 || performance.now() > settings.endsAt) return;
  const trial = { file: path.join(ROOT, file), text, tests: target.testsOf(file) };
  await trials.mustPass(trial);
  for (const mutant of open) {
    if (performance.now() > settings.endsAt) return;
    const what = described(text, mutant);
    const verdict = await trials.try({ ...trial, text: mutated(text, mutant) });
    verdicts[what] = verdict;
    kept.save();
    if (verdict !== 'killed') console.log(`${verdict}  ${file}:${what}`);
  }
}

async function tryTarget(target: Target, env: NodeJS.ProcessEnv, settings: Settings) {
  const { isRulesFile, testNamePattern } = target;
  const common = { root: ROOT, isRulesFile, ...(testNamePattern && { testNamePattern }) };
  const trials = new Trials(common, env);
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
    };
    await tryTarget(target, env, settings);
  } finally {
    await stack?.stop();
  }
}

const args = process.argv.slice(2);
const secondsAt = args.indexOf('--seconds');
const seconds = secondsAt === -1 ? Number.POSITIVE_INFINITY : Number(args[secondsAt + 1]);
const settings = { endsAt: performance.now() + seconds * 1000, isAgain: args.includes('--again') };
const wanted = targets().filter(
  ({ name }) => args.includes(name) || !targets().some((each) => args.includes(each.name)),
);
for (const target of wanted) await run(target, settings);
writePage(FOLDER, targets());
process.exit();
