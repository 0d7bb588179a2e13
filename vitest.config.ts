import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const UNIT = [
  '{domain,functions,web,emulators,scripts,bench}/**/*.test.{ts,tsx}',
  'tests/{runner,support}/**/*.test.ts',
];
const NOT_OURS = ['**/node_modules/**', '**/dist/**'];

/** Replaces a package, or gives Firebase a backend, which Firebase reads once in a process. */
const NEEDS_FRESH_MODULES = /\nvi\.mock\(|\/functions-server\.ts'/;

const ISOLATED = globSync(UNIT, { cwd: import.meta.dirname, exclude: NOT_OURS }).filter((file) =>
  NEEDS_FRESH_MODULES.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

/** Compares times, or keeps Firestore busy for half a minute, so that nothing may run beside it. */
const GUESSING = ['tests/accounts/guessing.test.ts', 'tests/accounts/many-guesses.test.ts'];

/** Ask something of the whole shop, so that no other file may write there meanwhile. */
const WHOLE_SHOP = [
  'tests/functions/backup.test.ts',
  'tests/functions/orders/order-counts.test.ts',
];

/** Compare times, hold up all mail, or run the nightly checks, which end sessions of others. */
const ATTACKS_ALONE = [
  'tests/attacks/nightly-job.test.ts',
  'tests/attacks/one-instance-rush.test.ts',
  'tests/attacks/poison-calls.test.ts',
  'tests/attacks/profile-flood.test.ts',
  'tests/attacks/sign-up-time.test.ts',
  'tests/attacks/unsent-mail.test.ts',
  'tests/attacks/webhook.test.ts',
];

const WITHOUT_WEBHOOKS = ['tests/support/payments/no-webhooks.ts'];
const REMEMBERED_HASHES = ['tests/support/deployed/remembered-hashes.ts'];

type OnStack = {
  groupOrder: number;
  atOnce?: number;
  include?: string[];
  exclude?: string[];
  setupFiles?: string[];
  globalSetup?: string[];
  testTimeout?: number;
};

/** Files that need the local stack; `atOnce` of them run side by side, where they keep apart. */
function onStack(name: string, { groupOrder, atOnce = 1, ...files }: OnStack) {
  return {
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      testTimeout: 60_000,
      ...files,
      fileParallelism: atOnce > 1,
      maxWorkers: atOnce,
      hookTimeout: 60_000,
      sequence: { groupOrder },
    },
  };
}

/**
 * `unit`, `unit-isolated`: pure code beside its tests, no emulators. `deployment`: what a deployment
 * would send, from the functions' bundle and the CLI's own modules. The other projects need the
 * local stack, which `scripts/test.mjs` starts for them and names through the environment.
 */
export default defineConfig({
  test: {
    // A kept file that differs, or is missing, fails; only `-u` writes it.
    update: 'none',
    projects: [
      {
        test: {
          name: 'unit',
          include: UNIT,
          exclude: [...NOT_OURS, ...ISOLATED],
          // A process keeps what it has imported: loading that anew for each of 270 files was half the time.
          isolate: false,
          // Nothing here waits; a test of random values takes seconds beside other work.
          testTimeout: 30_000,
          // Vitest leaves one processor to itself, which is half of a machine of two.
          maxWorkers: Math.max(2, availableParallelism() - 1),
        },
      },
      {
        test: {
          name: 'unit-isolated',
          include: ISOLATED,
          // The only ones that import everything anew.
          isolate: true,
        },
      },
      {
        test: {
          name: 'deployment',
          include: ['tests/deployment/**/*.test.ts'],
          // The first one may build the functions.
          hookTimeout: 60_000,
        },
      },
      onStack('rules', { groupOrder: 1, atOnce: 2 }),
      onStack('functions', { groupOrder: 3, atOnce: 3, exclude: WHOLE_SHOP }),
      onStack('whole-shop', {
        groupOrder: 4,
        include: WHOLE_SHOP,
        globalSetup: WITHOUT_WEBHOOKS,
      }),
      onStack('accounts', {
        groupOrder: 5,
        atOnce: 4,
        testTimeout: 120_000,
        exclude: GUESSING,
        globalSetup: WITHOUT_WEBHOOKS,
        setupFiles: REMEMBERED_HASHES,
      }),
      onStack('guessing', { groupOrder: 6, include: GUESSING }),
      // The emulator runs one trigger after the other: a picture waits for those of the tests before.
      onStack('storage', { groupOrder: 7, atOnce: 2, testTimeout: 120_000 }),
      onStack('attacks', {
        groupOrder: 8,
        atOnce: 4,
        testTimeout: 180_000,
        exclude: ATTACKS_ALONE,
        globalSetup: WITHOUT_WEBHOOKS,
      }),
      onStack('attacks-alone', {
        groupOrder: 9,
        testTimeout: 180_000,
        include: ATTACKS_ALONE,
        globalSetup: WITHOUT_WEBHOOKS,
      }),
      onStack('browsers', {
        groupOrder: 10,
        atOnce: 2,
        testTimeout: 180_000,
      }),
      {
        test: {
          name: 'rule-coverage',
          include: ['tests/rule-coverage/**/*.test.ts'],
          // After the rules' own files, of which it judges what they reached.
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
