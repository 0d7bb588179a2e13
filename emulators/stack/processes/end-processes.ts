import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, pidsOfRun, withDescendants } from './process-table.ts';

const STEP_MS = 25;
const TIMEOUT_MS = 5_000;

/**
 * Kills the given processes and everything below them: what is worth keeping has been exported
 * before. Resolves to the processes that are still alive; empty if all are gone.
 */
export async function endProcesses(roots: readonly number[], runId: string): Promise<number[]> {
  const deadline = Date.now() + TIMEOUT_MS;
  let left = allOf(roots, runId);
  while (left.length > 0 && Date.now() < deadline) {
    left.forEach(kill);
    await sleep(STEP_MS);
    // Looked up on every round: a process may have started another just before it ended.
    left = [...new Set([...left, ...allOf(roots, runId)])].filter(isAlive);
  }
  return left;
}

function allOf(roots: readonly number[], runId: string): number[] {
  const living = roots.filter(isAlive);
  const all = new Set([...withDescendants(living), ...pidsOfRun(runId)]);
  all.delete(process.pid);
  return [...all];
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}
