import { fromEnvironment } from '#support/local-services.ts';
import { publishKeys } from './google-keys.ts';
import { startWorker, type Worker } from './worker.ts';

const ORIGIN = 'REEF_FUNCTIONS_ORIGIN';

/**
 * The deployed bundle as one process, with the auth emulator, for calls that are concurrent or
 * timed: the functions emulator starts a process for each call. `call` uses it until it stops.
 * @param remembersHashes whether PIN hashes may be cached: not if times matter.
 */
export async function startAccountWorker({ remembersHashes = false } = {}): Promise<Worker> {
  const keys = await publishKeys();
  const usual = fromEnvironment(ORIGIN);
  const worker = await startWorker(keys, {
    FIREBASE_AUTH_EMULATOR_HOST: fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST'),
    ...(remembersHashes && { REEF_REMEMBERS_HASHES: '1' }),
  });
  process.env[ORIGIN] = worker.origin;
  return {
    ...worker,
    stop: async () => {
      process.env[ORIGIN] = usual;
      await worker.stop();
      await keys.close();
    },
  };
}
