import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { STATE_DIR } from '#stack/paths.ts';
import { isAlive } from '#stack/processes/process-table.ts';

const STEP_MS = 100;

/** Runs `work` while no other process on this checkout builds the same workspace. */
export async function withBuildLock(workspace: string, work: () => Promise<void>): Promise<void> {
  const lock = path.join(STATE_DIR, 'builds', `${workspace}.lock`);
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!take(lock)) await sleep(STEP_MS);
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    dropIfDead(lock);
    return false;
  }
}

function dropIfDead(lock: string): void {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
  } catch {
    // The holder has just let go.
  }
}
