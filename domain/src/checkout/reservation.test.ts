import { expect, it } from 'vitest';
import { aReservation } from '@reef/domain/testing/fixtures';
import { HOLD_GRACE_MS, SESSION_OPEN_MS } from './hold-time.ts';
import { isHolding, Reservation, ReservationStatus } from './reservation.ts';

it('CHK-10 a page is open for 31 minutes, and the stock is held for two more', () => {
  expect(SESSION_OPEN_MS).toBe(1_860_000);
  expect(HOLD_GRACE_MS).toBe(120_000);
});

it('only a hold and a delayed payment keep stock off the shelf', () => {
  expect(ReservationStatus.options.filter(isHolding)).toEqual(['held', 'awaiting']);
});

it('takes only dollars, and no half cents', () => {
  expect(Reservation.safeParse(aReservation()).success).toBe(true);
  expect(Reservation.safeParse({ ...aReservation(), currency: 'eur' }).success).toBe(false);
  expect(Reservation.safeParse({ ...aReservation(), subtotal_cents: 0.5 }).success).toBe(false);
});
