import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { endProcesses } from './end-processes.ts';
import { GUARD_DISMISSED, type GuardOrder } from './guard-order.ts';

/**
 * Outlives the process that started it. If its standard input closes before it is dismissed, that
 * process died without cleaning up (kill -9), and the guard cleans up instead.
 */
async function guard(): Promise<void> {
  let order: GuardOrder | null = null;
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === GUARD_DISMISSED) return;
    order = JSON.parse(line) as GuardOrder;
  }
  if (!order) return;
  await endProcesses(order.roots, order.runId);
  for (const leftover of order.leftovers) rmSync(leftover, { recursive: true, force: true });
}

await guard();
