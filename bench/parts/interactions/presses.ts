import type { Page } from '@playwright/test';
import { atMost, shown, type Measure } from '#harness/measure.ts';
import { median, p95 } from '@reef/tests/support/statistics.ts';
import { pressed } from '#parts/pressed.ts';

/** Presses of each kind. */
export const PRESSES = 20;

/** The CPU slowdown of a cheap phone. */
export const SLOWER = 4;

/** To the next paint, at the 95th percentile. */
const LIMIT_MS = 100;

/** A kind of press, and the milliseconds to the next paint of each. */
export type Pressed = { what: string; times: number[] };

/**
 * Presses `PRESSES` times.
 * @param press makes the measured press; it gets the press's number, from 0.
 * @param after restores the page for the next press.
 */
export async function press(
  page: Page,
  what: string,
  how: {
    before?: (at: number) => Promise<void>;
    press: (at: number) => Promise<void>;
    after?: (at: number) => Promise<void>;
  },
): Promise<Pressed> {
  const times: number[] = [];
  for (let at = 0; at < PRESSES; at += 1) {
    await how.before?.(at);
    times.push(await pressed(page, () => how.press(at)));
    await how.after?.(at);
  }
  return { what, times };
}

/** The line of one kind of press. */
export function pressLine({ what, times }: Pressed, baseline: readonly number[]): Measure {
  const each = times.map(shown).join(', ');
  return atMost({
    what: `${what} to the next paint, ${SLOWER}× CPU slowdown, p95`,
    value: p95(times),
    limit: LIMIT_MS,
    unit: 'ms',
    beside: `median ${shown(median(times))}, one after the other ${each} ms; <details> without script ${shown(p95(baseline))} ms`,
  });
}
