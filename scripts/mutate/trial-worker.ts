import { writeFileSync } from 'node:fs';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import { type Trial, type TrialResult, TrialSettings } from './trial.ts';

// trials.ts runs this as a separate process, which it can kill when a mutant loops for ever. Test
// files run one after the other, up to the first that fails.
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
    // A mutant that fills the memory must not take the whole machine's.
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

/** The first test that failed, or its file if the file failed without a failed test. */
function failureIn(modules: readonly TestModule[]): string | null {
  const broken = modules.find((module) => !module.ok());
  if (broken === undefined) return null;
  const [failed] = broken.children.allTests('failed');
  return failed?.fullName ?? broken.relativeModuleId;
}

async function tried(trial: Trial): Promise<TrialResult> {
  writeFileSync(process.env['REEF_RULES_FILE'] ?? '', trial.text);
  // Failures of the previous trial would count against this one's first file.
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
