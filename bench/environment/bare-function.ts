import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { STATE_DIR } from '@reef/emulators/stack/paths.ts';
import { publishKeys } from '@reef/tests/support/deployed/google-keys.ts';
import { startWorker } from '@reef/tests/support/deployed/worker.ts';
import type { BareServer } from './bare-server.ts';

/** A deployment of one function with a ready answer and the headers of the shop's functions. */
const CODE = `
import { onRequest } from 'firebase-functions/https';
const body = Buffer.alloc(Number(process.env.BYTES), 'x');
export const bare = onRequest((request, response) => {
  response.set({ 'Cache-Control': 'public', ETag: '"bare"' });
  response.type('html').send(body);
});
`;

/**
 * What Google's runtime and library contribute to a crowd's wait: a function that reads and does
 * nothing, returns this many bytes and is served as the shop's are.
 */
export async function startBareFunction(bytes: number): Promise<BareServer> {
  const dir = mkdtempSync(path.join(STATE_DIR, 'bench-bare-'));
  mkdirSync(path.join(dir, 'dist'));
  writeFileSync(path.join(dir, 'dist/index.js'), CODE);
  const keys = await publishKeys();
  const settings = { REEF_FUNCTIONS_DIR: dir, BYTES: String(bytes) };
  const worker = await startWorker(keys, settings);
  return {
    address: `${worker.origin}/bare`,
    stop: async () => {
      await worker.stop();
      await keys.close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
