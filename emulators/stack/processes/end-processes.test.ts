import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { endProcesses } from './end-processes.ts';
import { isAlive, withDescendants } from './process-table.ts';

const SLEEPER = 'setTimeout(() => {}, 60_000)';
const PARENT = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(SLEEPER)}], { detached: true, stdio: 'ignore' }); ${SLEEPER}`;

it('ends a process together with a child in another session', async () => {
  const parent = spawn(process.execPath, ['-e', PARENT], { stdio: 'ignore' });
  const root = parent.pid ?? 0;
  let all: number[] = [];
  while (all.length < 2) {
    await sleep(20);
    all = withDescendants([root]);
  }
  expect(all.every(isAlive)).toBe(true);
  expect(await endProcesses([root], 'no-such-run')).toEqual([]);
  expect(all.some(isAlive)).toBe(false);
});
