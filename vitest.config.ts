import { defineConfig } from 'vitest/config';

/** Compares times, so that nothing may run beside it. */
const GUESSING = 'tests/accounts/guessing.test.ts';

type OnStack = {
  groupOrder: number;
  atOnce?: number;
  include?: string[];
  exclude?: string[];
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
 * `unit`: pure code beside its tests, no emulators. `deployment`: what a deployment would send, from
 * the functions' bundle and the CLI's own modules. The other projects need the local stack, which
 * `scripts/test.mjs` starts for them and names through the environment.
 */
export default defineConfig({
  test: {
    // A kept file that differs, or is missing, fails; only `-u` writes it.
    update: 'none',
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,functions,web,emulators,scripts,bench}/**/*.test.{ts,tsx}',
            'tests/runner/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**'],
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
      onStack('rules', { groupOrder: 1 }),
      onStack('functions', { groupOrder: 3 }),
      // The emulator runs one trigger after the other: a picture waits for those of the tests before.
      onStack('storage', { groupOrder: 4, testTimeout: 120_000 }),
      onStack('accounts', { groupOrder: 5, atOnce: 2, exclude: [GUESSING] }),
      onStack('guessing', { groupOrder: 6, include: [GUESSING] }),
      onStack('attacks', { groupOrder: 7 }),
      onStack('browsers', {
        groupOrder: 8,
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
