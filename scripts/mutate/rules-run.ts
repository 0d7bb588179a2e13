import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freshServices } from './fresh-services.ts';
import { KeptVerdicts } from './kept-verdicts.ts';
import { described, type Mutant, mutated } from './mutant.ts';
import { summary } from './summary.ts';
import { whyItMayStay } from './survivors.ts';
import { ROOT, type Target } from './targets.ts';
import type { TrialResult } from './trial.ts';
import { Trials } from './trials.ts';

const FOLDER = path.join(ROOT, '.reef/mutation');

type Settings = { endsAt: number; isAgain: boolean; every: number };

/**
 * Runs the likeliest tests first. If they notice nothing, runs all others, unless a recorded reason
 * says that no test can notice.
 */
async function tryMutant(target: Target, text: string, mutant: Mutant, trials: Trials) {
  const [first, ...others] = target.stagesOf(text.slice(0, mutant.start));
  const stages = whyItMayStay(target.file, text, mutant) === null ? [first, ...others] : [first];
  let result: TrialResult = { verdict: 'survived', noticedBy: null };
  for (const stage of stages) {
    await trials.mustPass({ text, ...stage });
    result = await trials.try({ ...stage, text: mutated(text, mutant) });
    if (result.verdict !== 'survived') return result;
  }
  return result;
}

async function tryAll(target: Target, trials: Trials, settings: Settings): Promise<void> {
  const text = readFileSync(path.join(ROOT, target.file), 'utf8');
  const kept = new KeptVerdicts(FOLDER, target.name);
  const verdicts = kept.of(target.file, text);
  const isOpen = (what: string) =>
    verdicts[what] === undefined || (settings.isAgain && verdicts[what] === 'survived');
  const open = target
    .mutantsOf(text)
    .filter((_mutant, index) => index % settings.every === 0)
    .filter((mutant) => isOpen(described(text, mutant)));
  for (const mutant of open) {
    if (performance.now() > settings.endsAt) return;
    const what = described(text, mutant);
    const from = performance.now();
    const { verdict, noticedBy } = await tryMutant(target, text, mutant, trials);
    verdicts[what] = verdict;
    kept.save();
    const seconds = ((performance.now() - from) / 1000).toFixed(1).padStart(5);
    console.log(`${verdict.padEnd(8)} ${seconds} s  ${target.file}:${what}  ${noticedBy ?? ''}`);
  }
}

/**
 * Mutates a rules file and runs the tests that should notice; no library does this. Each trial
 * prints a line: how long it took, and which test noticed. Verdicts are kept in .reef/mutation, so
 * that a run continues where the last one ended; then the rows of docs/mutation.md are printed.
 */
export async function tryRules(
  target: Target,
  env: NodeJS.ProcessEnv,
  settings: Settings,
): Promise<void> {
  const rulesFile = path.join(FOLDER, 'mutated.rules');
  const services = { firestoreHost: env['FIRESTORE_EMULATOR_HOST'], stripeOrigin: undefined };
  const trials = new Trials(
    { root: ROOT, testTimeoutMs: target.testTimeoutMs },
    { ...env, REEF_RULES_FILE: rulesFile },
    async () => freshServices(services),
  );
  try {
    await tryAll(target, trials, settings);
  } finally {
    trials.stop();
  }
  console.log(summary(FOLDER, target));
}
