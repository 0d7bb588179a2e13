import {
  afterHold,
  FREE_UNPAID_HOLDS,
  NOTHING_UNPAID,
  unpaidHolds,
  type UnpaidTime,
} from '@reef/domain/checkout/hoarding';
import type { Reservation } from '@reef/domain/checkout/reservation';
import * as z from 'zod/mini';
import type { UnitOfWork } from '#shared/db/atomic-writes.ts';
import { noteUnpaidHolds } from '#checkout/alarms.ts';
import type { CheckoutDeps } from '#checkout/deps.ts';

/**
 * A document of `latest_holds/{user id}`: the buyer's latest hold, which guards that a buyer never
 * has two. `unpaid_ms`, `unpaid_forgiven_ms`, `unpaid_ended_at` and `paused_from` are about the holds
 * before it (`UnpaidTime`); documents from before `paused_from` was stored lack it. `told_at` says
 * when the owner was told of this buyer.
 */
export const LatestHold = z.object({
  reservation_id: z.string(),
  unpaid_ms: z._default(z.number(), 0),
  unpaid_forgiven_ms: z._default(z.number(), 0),
  unpaid_ended_at: z._default(z.nullable(z.date()), null),
  paused_from: z._default(z.nullable(z.date()), null),
  told_at: z._default(z.nullable(z.date()), null),
});
export type LatestHold = z.infer<typeof LatestHold>;

/** What a buyer has held without paying, their latest hold, and when the owner was told of it. */
export type Unpaid = { time: UnpaidTime; latestId: string | null; toldAt: Date | null };

function isLong(time: UnpaidTime): boolean {
  return unpaidHolds(time) >= FREE_UNPAID_HOLDS;
}

/**
 * What a buyer has held unpaid, including their latest hold.
 * @param earlier the hold that `latest` names, ended; null if there is none.
 */
export function unpaidOf(latest: LatestHold | null, earlier: Reservation | null): Unpaid {
  if (!latest) return { time: NOTHING_UNPAID, latestId: null, toldAt: null };
  const before = {
    unpaidMs: latest.unpaid_ms,
    forgivenMs: latest.unpaid_forgiven_ms,
    endedAt: latest.unpaid_ended_at,
    pausedFrom: latest.paused_from ?? latest.unpaid_ended_at,
  };
  const time = earlier ? afterHold(before, earlier) : before;
  return { time, latestId: latest.reservation_id, toldAt: isLong(time) ? latest.told_at : null };
}

/**
 * Tells the owner, once until the buyer pays or rests, that one keeps holding stock without paying.
 * @returns the new value of `told_at`.
 */
export function alertOwnerOnce(
  deps: CheckoutDeps,
  unit: UnitOfWork,
  userId: string,
  { time, latestId, toldAt }: Unpaid,
): Date | null {
  if (toldAt !== null || latestId === null || !isLong(time)) return toldAt;
  noteUnpaidHolds(deps, unit, userId, { latestId, holds: unpaidHolds(time) });
  return deps.now();
}
