import { expect, it } from 'vitest';
import { disagreements } from '@reef/emulators/storage-rules/testing/corpus/conformance.ts';
import { fromEnvironment } from '#support/local-services.ts';

// The other half is a unit test: our evaluator of storage.rules decides the corpus the same way
// (emulators/storage-rules/ruleset.test.ts); testing/corpus/skipped.ts lists what it refuses to load.
it('decides every expression of the corpus as recorded', async () => {
  const origin = `http://${fromEnvironment('FIRESTORE_EMULATOR_HOST')}`;
  expect(await disagreements(origin)).toEqual([]);
});
