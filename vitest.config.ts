import { defineConfig } from 'vitest/config';

/**
 * `unit`: pure code beside its tests, no emulators. The other projects need the local stack,
 * which `scripts/test.mjs` starts for them and names through the environment.
 */
export default defineConfig({
  test: {
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
      ...['rules', 'functions', 'accounts', 'storage', 'attacks'].map((name) => ({
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...(name === 'rules' && { sequence: { groupOrder: 1 } }),
        },
      })),
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
