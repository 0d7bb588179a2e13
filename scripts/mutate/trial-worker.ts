import { writeFileSync } from 'node:fs';
import { createVitest, type TestSpecification } from 'vitest/node';
import { type Trial, TrialSettings, type TrialVerdict } from './trial.ts';

// Run by trials.ts as a process of its own, which it can end when a mutant loops for ever. Tests run
// one file after the other, up to the first that fails.
const settings = TrialSettings.parse(JSON.parse(process.argv[2] ?? '{}'));
let served: Trial | null = null;

/** Keeps the order in which the trial names its tests. */
class AsGiven {
  sort(specifications: TestSpecification[]) {
    return specifications;
  }
  shard(specifications: TestSpecification[]) {
    return specifications;
  }
}

const vitest = await createVitest(
  'test',
  {
    config: false,
    root: settings.root,
    watch: false,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // A process, not a thread, because tests set the time zone; one for all files of a trial.
    pool: 'forks',
    isolate: false,
    // A fault that fills the memory for ever must not take everybody's.
    execArgv: ['--max-old-space-size=512'],
    fileParallelism: false,
    bail: 1,
    reporters: [{}],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: AsGiven },
  },
  {
    logLevel: 'silent',
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform: (_code, id) => (id === served?.file ? { code: served.text, map: null } : null),
      },
    ],
  },
);

async function tried(trial: Trial): Promise<TrialVerdict> {
  const previous = served?.file;
  if (settings.isRulesFile) writeFileSync(process.env['REEF_RULES_FILE'] ?? '', trial.text);
  else {
    served = trial;
    for (const file of new Set([trial.file, previous ?? trial.file])) vitest.invalidateFile(file);
  }
  // Failures of the trial before would count against this one's first file.
  vitest.state.idMap.clear();
  vitest.state.filesMap.clear();
  vitest.setGlobalTestNamePattern(trial.testNamePattern ?? '');
  const project = vitest.getRootProject();
  const specifications = trial.tests.map((test) => project.createSpecification(test));
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    specifications,
    false,
  );
  const isFaulty = unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
  return isFaulty ? 'killed' : 'survived';
}

process.on('message', (trial: Trial) => {
  void tried(trial).then((verdict) => process.send?.(verdict));
});
// Nobody to try mutants for.
process.on('disconnect', () => process.exit());
process.send?.('ready');
