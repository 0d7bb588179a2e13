import { beforeAll } from 'vitest';
import { freshServices } from './fresh-services.ts';

// Before each test file of a use-case, since the mutant before may have left anything behind.
beforeAll(async () => {
  await freshServices({
    firestoreHost: process.env['FIRESTORE_EMULATOR_HOST'],
    stripeOrigin: process.env['REEF_STRIPE_ORIGIN'],
  });
});
