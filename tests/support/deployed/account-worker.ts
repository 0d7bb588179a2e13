import { fromEnvironment } from '#support/local-services.ts';
import { publishKeys } from './google-keys.ts';
import { startWorker, type Worker } from './worker.ts';

const ORIGIN = 'REEF_FUNCTIONS_ORIGIN';

/**
 * The deployed bundle as one process, beside the auth emulator, for calls that come at once or are
 * timed: the functions emulator serves each with a process of its own. `call` asks it until it stops.
 * @param remembersHashes whether PINs may be checked sooner than people's: not where times matter.
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
