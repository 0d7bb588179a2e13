import { spawn } from 'node:child_process';
import { GUARD_DISMISSED } from './guard-order.ts';
import type { GuardOrder } from './guard-order.ts';

/** The guard's side that this process holds. */
export type Guard = {
  readonly pid: number;
  /** Replaces what is to be ended and removed should this process die. */
  readonly entrust: (order: GuardOrder) => void;
  readonly dismiss: () => void;
};

/** Starts the guard from its bundle. It ignores the terminal's signals; this process may end first. */
export function startGuard(bundle: string): Guard {
  const child = spawn(process.execPath, [bundle], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  child.stdin.on('error', () => undefined);
  return {
    pid: child.pid ?? 0,
    entrust: (order) => child.stdin.write(`${JSON.stringify(order)}\n`),
    dismiss: () => child.stdin.end(`${GUARD_DISMISSED}\n`),
  };
}
