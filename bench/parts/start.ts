import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dataDirFor, ROOT } from '@reef/emulators/stack/paths.ts';
import { startStack } from '@reef/emulators/stack/start-stack.ts';
import { atMost, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { OTHER_PORTS, PORT_OFFSET } from '#environment/environment.ts';

const OFFSET = PORT_OFFSET + 40;
const RUNS = 3;

/** Runs `npm start` in a shop without data. @returns seconds until it says that it is ready. */
async function startOnce(): Promise<number> {
  const from = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs', '--fresh'], {
    cwd: ROOT,
    env: { ...process.env, REEF_PORT_OFFSET: String(OFFSET) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      if (String(chunk).includes('Reef is ready')) resolve((performance.now() - from) / 1000);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
  });
  try {
    return await ready;
  } finally {
    child.kill('SIGINT');
    await ended;
    rmSync(dataDirFor(OFFSET), { recursive: true, force: true });
  }
}

/** The baseline: two emulators, no seed, no functions, no pages. */
async function emulatorsOnly(): Promise<number> {
  const from = performance.now();
  const stack = await startStack({
    portOffset: OFFSET,
    second: OTHER_PORTS,
    dataDir: null,
    seed: 'none',
    only: ['auth', 'firestore'],
    log: () => undefined,
  });
  const seconds = (performance.now() - from) / 1000;
  await stack.stop();
  return seconds;
}

async function run(): Promise<Measure[]> {
  const seconds: number[] = [];
  for (let count = 0; count < RUNS; count += 1) seconds.push(await startOnce());
  const baseline = await emulatorsOnly();
  const beside = `auth and Firestore emulators alone ${shown(baseline)} s; the slowest ${shown(Math.max(...seconds))} s`;
  return [
    atMost({
      what: '`npm start` to ready, built and installed',
      value: median(seconds),
      limit: 25,
      unit: 's',
      beside,
    }),
  ];
}

export const start: Part = { name: 'start', needs: 'nothing', run };
