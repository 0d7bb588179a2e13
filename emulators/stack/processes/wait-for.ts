import { setTimeout as sleep } from 'node:timers/promises';
import { origin } from './ports.ts';

const STEP_MS = 150;

/** Resolves when the port answers HTTP; `isOver` ends the wait without an answer. */
export async function answersHttp(port: number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    try {
      await fetch(origin(port));
      return;
    } catch {
      await sleep(STEP_MS);
    }
  }
}
