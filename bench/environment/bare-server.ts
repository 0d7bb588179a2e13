import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A server that does nothing but answer. */
export type BareServer = { address: string; stop: () => Promise<void> };

/**
 * The machine's own share of a crowd's wait: a Node server in a separate process that answers every
 * request with this many bytes.
 */
export async function startBareServer(bytes: number): Promise<BareServer> {
  const child = fork(path.join(import.meta.dirname, 'bare-server-process.ts'), [String(bytes)]);
  const [port] = (await once(child, 'message')) as [number];
  return { address: `http://127.0.0.1:${port}/`, stop: async () => void child.kill('SIGKILL') };
}
