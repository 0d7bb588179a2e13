import { writeFileSync } from 'node:fs';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { type Trial, type TrialResult, TrialSettings } from './trial.ts';

// Run by trials.ts as a process of its own, which it can end when a mutant loops for ever. Tests run
// one file after the other, up to the first that fails.
const settings = TrialSettings.parse(JSON.parse(process.argv[2] ?? '{}'));

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
    // One process for all files of a trial.
    pool: 'forks',
    isolate: false,
    // A fault that fills the memory must not take the machine's.
    execArgv: ['--max-old-space-size=512'],
    fileParallelism: false,
    bail: 1,
    reporters: [{}],
    testTimeout: settings.testTimeoutMs,
    hookTimeout: settings.testTimeoutMs,
    sequence: { sequencer: AsGiven },
  },
  { logLevel: 'silent' },
);

/** The first test that failed, or the file where none did and it is broken all the same. */
function failureIn(modules: readonly TestModule[]): string | null {
  const broken = modules.find((module) => !module.ok());
  if (broken === undefined) return null;
  const [failed] = broken.children.allTests('failed');
  return failed?.fullName ?? broken.relativeModuleId;
}

async function tried(trial: Trial): Promise<TrialResult> {
  writeFileSync(process.env['REEF_RULES_FILE'] ?? '', trial.text);
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
  const unhandled = unhandledErrors.length > 0 ? 'an error that nobody caught' : null;
  const noticedBy = failureIn(testModules) ?? unhandled;
  return { verdict: noticedBy === null ? 'survived' : 'killed', noticedBy };
}

process.on('message', (trial: Trial) => {
  void tried(trial).then((result) => process.send?.(result));
});
// Without the parent process there is nothing to try.
process.on('disconnect', () => process.exit());
process.send?.('ready');
