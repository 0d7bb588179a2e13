import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { EMULATOR_PEPPER } from '@reef/emulators/seed/pin-credential.ts';
import {
  DEMO_SETUP_CODE,
  STAND_IN_KEY,
  STAND_IN_WEBHOOK_SECRET,
} from '@reef/emulators/stack/stack-values.ts';
import { fromEnvironment } from '#support/local-services.ts';
import type { GoogleKeys } from './google-keys.ts';

/** The deployed bundle, answering over HTTP. */
export type Worker = {
  origin: string;
  pid: number;
  /** Everything it has logged so far. */
  log: () => string;
  stop: () => Promise<void>;
};

/** What Google's runtime gives the functions; of the emulators' variables only the database's. */
function environment(keys: GoogleKeys, projectId: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    NODE_ENV: 'production',
    METADATA_SERVER_DETECTION: 'none',
    GCLOUD_PROJECT: projectId,
    FIREBASE_CONFIG: JSON.stringify({ projectId, storageBucket: `${PROJECT_ID}.appspot.com` }),
    K_SERVICE: 'reef',
    REEF_KEYS_ORIGIN: keys.origin,
    FIRESTORE_EMULATOR_HOST: fromEnvironment('FIRESTORE_EMULATOR_HOST'),
    STRIPE_API_BASE: fromEnvironment('REEF_STRIPE_ORIGIN'),
    APP_ORIGIN: 'https://reef.example',
    STRIPE_SECRET_KEY: STAND_IN_KEY,
    STRIPE_WEBHOOK_SECRET: STAND_IN_WEBHOOK_SECRET,
    PIN_PEPPER: EMULATOR_PEPPER,
    ADMIN_SETUP_CODE: DEMO_SETUP_CODE,
  };
}

/**
 * Starts it. `more` sets or replaces an operator's settings. Stop it when done.
 * @param projectId not the shop's own: a separate database for the test, without triggers.
 */
export async function startWorker(
  keys: GoogleKeys,
  more: Record<string, string> = {},
  projectId = PROJECT_ID,
): Promise<Worker> {
  const file = path.join(import.meta.dirname, 'serve.ts');
  const child = spawn(process.execPath, [file], {
    env: { ...environment(keys, projectId), ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const port = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const [, found] = /^serving on (\d+)$/.exec(line) ?? [];
        if (found) resolve(found);
      });
    }
    child.once('exit', () => reject(new Error(`the bundle did not start:\n${lines.join('\n')}`)));
  });
  return {
    origin: `http://127.0.0.1:${await port}`,
    pid: child.pid ?? 0,
    log: () => lines.join('\n'),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
