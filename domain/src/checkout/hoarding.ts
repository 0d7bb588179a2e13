import { HOLD_GRACE_MS, SESSION_OPEN_MS } from './hold-time.ts';
import type { Reservation } from './reservation.ts';
import { DAY_MS, HOUR_MS } from '@reef/domain/shared/time';

/** The most units of one listing in one checkout: no account keeps more from others. */
export const MAX_UNITS_PER_LISTING = 10;

/** The longest time that one payment page holds stock, unless a bank debit is under way. */
export const MAX_HOLD_MS = SESSION_OPEN_MS + HOLD_GRACE_MS;

/** Full holds in a row that may end unpaid before an account has to pause. */
export const FREE_UNPAID_HOLDS = 3;

/**
 * The pause after `FREE_UNPAID_HOLDS` unpaid holds, and after every further one, in milliseconds.
 */
export const UNPAID_PAUSES_MS = [2 * HOUR_MS, DAY_MS] as const;

/** An account that holds nothing for this long starts over; later if it kept stock for longer. */
const UNPAID_FORGOTTEN_AFTER_MS = 7 * DAY_MS;

/** A bank debit that fails sooner counts like any other hold. */
const DEBIT_HOLD_MS = DAY_MS;

/**
 * How long an account has held stock since it last paid. Counts time, not holds: a buyer who goes
 * back to the cart ten times in five minutes has held the stock for five minutes. `forgivenMs` is
 * the time of a first bank debit that brings no pause; it only takes longer to forget. `endedAt` is
 * the end of the latest hold, however short, and `pausedFrom` of the one that completed the latest
 * full hold: a pause is counted from there, so that a look at a payment page does not repeat it.
 */
export type UnpaidTime = {
  unpaidMs: number;
  forgivenMs: number;
  endedAt: Date | null;
  pausedFrom: Date | null;
};

/** An account that has held nothing yet. */
export const NOTHING_UNPAID: UnpaidTime = {
  unpaidMs: 0,
  forgivenMs: 0,
  endedAt: null,
  pausedFrom: null,
};

type EndedHold = Pick<
  Reservation,
  'status' | 'order_id' | 'paid_cents' | 'created_at' | 'updated_at' | 'subtotal_cents' | 'delivery'
>;

/** False for an order that cost nothing: it does not show that its buyer pays. */
function wasPaid({ paid_cents, subtotal_cents, delivery }: EndedHold): boolean {
  return (paid_cents ?? subtotal_cents + (delivery?.cents ?? 0)) > 0;
}

/** How long a hold kept stock because of its buyer, in milliseconds. */
function heldMsOf({ order_id, created_at, updated_at }: EndedHold): number {
  const heldMs = Math.max(0, updated_at.getTime() - created_at.getTime());
  // Only a debit has an order before it is paid. The shop closed any other hold too late.
  const isDebit = order_id !== null && heldMs >= DEBIT_HOLD_MS;
  return isDebit ? heldMs : Math.min(heldMs, MAX_HOLD_MS);
}

/**
 * An account's unpaid time after its latest hold has ended. A paid hold clears it. An order of $0,
 * and a hold whose payment came too late and goes back, leave it unchanged.
 */
export function afterHold(before: UnpaidTime, hold: EndedHold): UnpaidTime {
  if (hold.status === 'settled' && wasPaid(hold)) return NOTHING_UNPAID;
  if (hold.status !== 'released') return before;
  const quietMs = before.endedAt ? hold.created_at.getTime() - before.endedAt.getTime() : 0;
  const keptMs = before.unpaidMs + before.forgivenMs;
  const isForgotten = quietMs >= Math.max(UNPAID_FORGOTTEN_AFTER_MS, 2 * keptMs);
  const remembered = isForgotten ? NOTHING_UNPAID : before;
  const { unpaidMs, forgivenMs } = remembered;
  const heldMs = heldMsOf(hold);
  // A debit that fails after days counts as one hold: the bank took that time, not the buyer. But
  // not after another unpaid hold: an account could keep stock with one debit after the other.
  const countedMs = unpaidMs >= MAX_HOLD_MS ? heldMs : Math.min(heldMs, MAX_HOLD_MS);
  const endedAt = hold.updated_at;
  const after = {
    ...remembered,
    unpaidMs: unpaidMs + countedMs,
    forgivenMs: forgivenMs + heldMs - countedMs,
    endedAt,
  };
  return unpaidHolds(after) > unpaidHolds(remembered) ? { ...after, pausedFrom: endedAt } : after;
}

/** The number of full holds in an account's unpaid time. */
export function unpaidHolds({ unpaidMs }: UnpaidTime): number {
  return Math.floor(unpaidMs / MAX_HOLD_MS);
}

/**
 * Milliseconds until an account may hold stock again; 0 if it may now. A pause is never shorter than
 * the unpaid time.
 */
export function pauseLeftMs(unpaid: UnpaidTime, now: Date): number {
  const beyond = unpaidHolds(unpaid) - FREE_UNPAID_HOLDS;
  if (unpaid.pausedFrom === null || beyond < 0) return 0;
  const pauseMs = UNPAID_PAUSES_MS[Math.min(beyond, UNPAID_PAUSES_MS.length - 1)] ?? 0;
  const leastMs = Math.max(pauseMs, unpaid.unpaidMs);
  return Math.max(0, unpaid.pausedFrom.getTime() + leastMs - now.getTime());
}

/** The cart's message about a line above the limit, before it can be checked out. */
export function tooManyUnits(name: string): string {
  return `Up to ${MAX_UNITS_PER_LISTING} of one listing fit in one checkout. Lower ${name} to ${MAX_UNITS_PER_LISTING} to go on.`;
}

/** The first line with more units than one checkout takes; null if none has. */
export function lineAboveBound<T extends { quantity: number }>(lines: readonly T[]): T | null {
  return lines.find(({ quantity }) => quantity > MAX_UNITS_PER_LISTING) ?? null;
}
