import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { CHECKOUT_TESTS, UNIT_TESTS } from './test-files.ts';

// The tests that Stryker runs in its copy of the repository: those that need nothing running, or
// those of the checkout if main.ts has started what they need.
const ROOT = path.resolve(import.meta.dirname, '../..');
const hasEmulators = process.env['FIRESTORE_EMULATOR_HOST'] !== undefined;

export default defineConfig({
  root: ROOT,
  resolve: {
    // Under its package name it would resolve through node_modules, out of the copy.
    alias: [{ find: /^@reef\/domain\/(.*)$/, replacement: `${ROOT}/domain/src/$1.ts` }],
  },
  test: {
    include: hasEmulators ? CHECKOUT_TESTS : UNIT_TESTS,
    setupFiles: hasEmulators ? ['scripts/mutate/empty-services.ts'] : [],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
