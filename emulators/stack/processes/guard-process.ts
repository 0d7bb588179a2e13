import { spawn } from 'node:child_process';
import { GUARD_DISMISSED, type GuardOrder } from './guard-order.ts';

/** This process's handle on the guard. */
export type Guard = {
  readonly pid: number;
  /** Replaces what the guard ends and removes if this process dies. */
  readonly setOrder: (order: GuardOrder) => void;
  readonly dismiss: () => void;
};

/**
 * Starts the guard from its bundle. It ignores the terminal's signals and outlives this process.
 */
export function startGuard(bundle: string): Guard {
  const child = spawn(process.execPath, [bundle], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  child.stdin.on('error', () => undefined);
  return {
    pid: child.pid ?? 0,
    setOrder: (order) => child.stdin.write(`${JSON.stringify(order)}\n`),
    dismiss: () => child.stdin.end(`${GUARD_DISMISSED}\n`),
  };
}
