import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ensureBuilt, FUNCTIONS_BUILD } from './build.ts';
import type { Log } from '#stack/log.ts';
import { ROOT } from '#stack/paths.ts';
import { origin, type Ports } from '#stack/processes/ports.ts';
import { RUN_ID_VARIABLE } from '#stack/processes/process-table.ts';
import { stageCode } from './staged-functions.ts';
import { StackError } from '#stack/stack-error.ts';
import type { StackRun } from '#stack/stack-run.ts';
import { answersHttp } from '#stack/processes/wait-for.ts';

type DevOptions = {
  readonly ports: Ports;
  readonly offset: number;
  readonly run: StackRun;
  readonly log: Log;
};

const SETTLE_MS = 300;
const WATCHED = ['functions/src', 'domain/src'];

/**
 * Serves the app by Vite and rebuilds functions on change. Resolves to a function that stops both.
 */
export async function startDevServers(options: DevOptions): Promise<() => void> {
  await startVite(options);
  return watchFunctions(options);
}

async function startVite({ ports, offset, run }: DevOptions): Promise<void> {
  const require = createRequire(path.join(ROOT, 'web', 'package.json'));
  const vite = path.join(path.dirname(require.resolve('vite/package.json')), 'bin', 'vite.js');
  const args = [vite, '--host', '127.0.0.1', '--port', String(ports.vite), '--strictPort'];
  const child = spawn(process.execPath, [...args, '--mode', 'emulators'], {
    cwd: path.join(ROOT, 'web'),
    detached: true,
    env: { ...process.env, [RUN_ID_VARIABLE]: run.runId, VITE_REEF_PORT_OFFSET: String(offset) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  run.adopt(child.pid ?? 0);
  let hasEnded = false;
  child.once('close', () => (hasEnded = true));
  await answersHttp(ports.vite, () => hasEnded);
  if (hasEnded) throw new StackError('Vite did not start; see above.');
}

function watchFunctions(options: DevOptions): () => void {
  let timer: NodeJS.Timeout | undefined;
  const rebuild = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void reload(options), SETTLE_MS);
  };
  const watchers = WATCHED.map((dir) => watch(path.join(ROOT, dir), { recursive: true }, rebuild));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

async function reload({ ports, run, log }: DevOptions): Promise<void> {
  try {
    await ensureBuilt(FUNCTIONS_BUILD, log);
    stageCode(run.functionsDir);
    // firebase-tools does not watch folders below a dot folder; re-enabling triggers reloads them.
    await fetch(`${origin(ports.hub)}/functions/enableBackgroundTriggers`, { method: 'PUT' });
    log('Functions reloaded.');
  } catch (error) {
    log(error instanceof Error ? error.message : String(error));
  }
}
