import { MAX_HOLD_MS, pauseLeftMs, UNPAID_PAUSES_MS } from '@reef/domain/checkout/hoarding';
import { MINUTE_MS } from '@reef/domain/shared/time';
import { aReservation, NOON } from '@reef/domain/testing/fixtures';
import { expect, it } from 'vitest';
import { LatestHold, unpaidOf } from './unpaid-holds.ts';

it('INV-17 in a document without `paused_from` a pause begins with the end of its latest hold', () => {
  const updated_at = new Date(NOON.getTime() + MINUTE_MS);
  const look = aReservation({ status: 'released', created_at: NOON, updated_at });
  const endedAt = new Date(NOON.getTime() - UNPAID_PAUSES_MS[0]);
  const stored = { unpaid_ms: 3 * MAX_HOLD_MS, unpaid_ended_at: endedAt };
  const latest = LatestHold.parse({ reservation_id: look.id, ...stored });
  const { time } = unpaidOf(latest, null);
  expect(pauseLeftMs(time, endedAt)).toBe(UNPAID_PAUSES_MS[0]);
  // Its pause is over when the buyer opens the next page.
  expect(pauseLeftMs(unpaidOf(latest, look).time, updated_at)).toBe(0);
});
