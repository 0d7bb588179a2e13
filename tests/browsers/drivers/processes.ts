import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';

/** Runs the program until its own input ends, which also happens when this process dies. */
const KEEPER = '"$@" </dev/null & read -r _; kill $! 2>/dev/null; wait';

/** A program that runs alongside the tests, and never longer than they do. */
export type Running = { child: ChildProcess; end: () => Promise<void> };

/** Starts a program; its standard output is the child's. */
export function run(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Running {
  const child = spawn('sh', ['-c', KEEPER, 'sh', program, ...args], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, ...env },
  });
  // A pipe that nobody reads would block a program that prints much.
  child.stdout.resume();
  const gone = once(child, 'exit');
  return {
    child,
    end: async () => {
      child.stdin.end();
      await gone;
    },
  };
}

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  server.close();
  await once(server, 'close');
  return port;
}
