import type { LiveLine } from '@reef/domain/cart/cart';
import { isCount, isRecord } from '@reef/domain/shared/plain-value';
import { now } from '#platform/clock.ts';
import { readStoredIf, removeStored, writeOrRemember } from '#platform/storage.ts';

/** Milliseconds until a tab's live stock shows that units are free again. */
export const STALE_STOCK_MS = 15_000;

/**
 * Units that this buyer's own open payment page reserves. While the page is open they are off the
 * stock, but count as available for this buyer, or the cart would empty itself. Once given back
 * (`is_given_back`) they are in stock again, which a tab may not have seen yet.
 */
export type CartHold = {
  /** ISO 8601. */
  until: string;
  quantities: Record<string, number>;
  /**
   * Each product's stock as the cart knew it before the hold; missing in holds of older versions.
   */
  stock_before?: Record<string, number>;
  is_given_back?: boolean;
  /**
   * Stripe's session of the page, once it is known. Signing out leaves it with the cart, so that a
   * payment made meanwhile still takes its units out.
   */
  session_id?: string | undefined;
};

/** Whether a value is a record of numbers by product id, each of at least `least`. */
function areCounts(value: unknown, least: number): boolean {
  return isRecord(value) && Object.values(value).every((count) => isCount(count, least));
}

function isHold(value: unknown): value is CartHold {
  if (!isRecord(value)) return false;
  const { until, quantities, stock_before = {}, is_given_back = false, session_id = '' } = value;
  return (
    typeof until === 'string' &&
    !Number.isNaN(Date.parse(until)) &&
    areCounts(quantities, 1) &&
    areCounts(stock_before, 0) &&
    typeof is_given_back === 'boolean' &&
    typeof session_id === 'string'
  );
}

function holdKey(userId: string | null): string {
  return `reef-cart-hold-${userId ?? 'guest'}`;
}

/** The current hold, or null if there is none or it has expired. */
export function readHold(userId: string | null): CartHold | null {
  const hold = readStoredIf(holdKey(userId), isHold);
  return hold !== null && new Date(hold.until) > now() ? hold : null;
}

/** Whether the stored hold is that of a session, also once its time is over: it may be paid late. */
export function isHoldOf(userId: string | null, sessionId: string): boolean {
  return readStoredIf(holdKey(userId), isHold)?.session_id === sessionId;
}

/** Stores a hold, which every tab reads. */
export function writeHold(userId: string | null, hold: CartHold): void {
  writeOrRemember(holdKey(userId), hold);
}

/** Notes that the units are in stock again, as long as a tab may not have seen that yet. */
export function giveBackHold(userId: string | null): void {
  const hold = readHold(userId);
  if (hold === null) return;
  const until = new Date(now().getTime() + STALE_STOCK_MS).toISOString();
  writeHold(userId, { ...hold, until, is_given_back: true });
}

/** Forgets the hold: paid, or refused. */
export function dropHold(userId: string | null): void {
  removeStored(holdKey(userId));
}

/**
 * Live stock as the buyer should see it: free units plus those of their own hold. After the hold
 * was given back, the stock is at least what it held. Units that went back before this tab heard of
 * it are never counted twice: own units are added up to the earlier stock at most.
 */
export function withHold(
  live: ReadonlyMap<string, LiveLine>,
  hold: CartHold | null,
): ReadonlyMap<string, LiveLine> {
  if (hold === null) return live;
  const seen = (id: string, stock: number) => {
    const held = hold.quantities[id] ?? 0;
    if (hold.is_given_back === true) return Math.max(stock, held);
    return Math.min(stock + held, Math.max(stock, hold.stock_before?.[id] ?? stock + held));
  };
  return new Map([...live].map(([id, line]) => [id, { ...line, stock: seen(id, line.stock) }]));
}
