import { Stryker } from '@stryker-mutator/core';
import { globSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './targets.ts';

/** Use-cases of the checkout: they carry out what pure functions in `domain` decide. */
const CHECKOUT = [
  'alarms',
  'cancel-checkout',
  'close-hold',
  'ids',
  'settle/finish-refund',
  'settle/settle',
  'start/reserve',
  'start/stock-ledger',
  'sweep',
  'verify-payment',
].map((name) => `functions/src/checkout/${name}.ts`);

/** TypeScript that Stryker mutates, as globs from the root. */
const SOURCES = { domain: ['domain/src/**/*.ts'], checkout: CHECKOUT };
export type StrykerTarget = keyof typeof SOURCES;
export const STRYKER_TARGETS = ['domain', 'checkout'] as const satisfies StrykerTarget[];

/** What Stryker copies: the packages under test, their tests, and what these run with. */
const COPIED = [
  'package.json',
  'tsconfig.base.json',
  'domain/**',
  'functions/package.json',
  'functions/src/**',
  'tests/package.json',
  'tests/functions/**',
  'tests/support/**',
  'scripts/mutate/**',
];

/** How much longer a mutant's tests may take than without it. */
const PATIENCE_MS = { domain: 5_000, checkout: 30_000 };

/** Parallel test processes; those of the checkout share one database. */
const PROCESSES = { domain: 2, checkout: 1 };

/**
 * Runs Stryker on the target's files whose path contains `within`. Texts are not mutated: other
 * tests compare them with docs/spec letter by letter. Verdicts are kept in .reef/mutation, so that
 * only changes since are tried again; the survivors are printed, and are in report.html there.
 */
export async function runStryker(target: StrykerTarget, within: string): Promise<void> {
  const mutate = globSync(SOURCES[target], { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|fixture/.test(file) && file.includes(within),
  );
  if (mutate.length === 0) return;
  process.chdir(ROOT);
  const folder = '.reef/mutation';
  const stryker = new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Processes, not threads, because tests set the time zone.
    vitest: { configFile: 'scripts/mutate/vitest.config.ts', related: true, pool: 'forks' },
    mutate,
    mutator: { excludedMutations: ['StringLiteral'] },
    ignorePatterns: ['**', ...COPIED.map((pattern) => `!${pattern}`)],
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile: path.join(folder, `stryker-${target}.json`),
    tempDirName: path.join(folder, 'copy'),
    reporters: ['clear-text', 'html'],
    clearTextReporter: { reportTests: false, logTests: false },
    htmlReporter: { fileName: path.join(folder, 'report.html') },
    concurrency: PROCESSES[target],
    timeoutMS: PATIENCE_MS[target],
  });
  await stryker.runMutationTest();
}
