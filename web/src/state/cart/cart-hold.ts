import * as z from 'zod/mini';
import type { LiveLine } from '@reef/domain/cart/cart';
import { now } from '#platform/clock.ts';
import { readStored, removeStored, writeStored } from '#platform/storage.ts';

/** Milliseconds until a tab's live stock may show that units are free again. */
export const HEARSAY_MS = 15_000;

/**
 * Units that this buyer's own open payment page reserves. They are off the stock while the page is
 * open, but count as available for this buyer, or the cart would empty itself. Once given back
 * (`is_given_back`) they are in stock again, which a tab may not have seen yet.
 */
export const CartHold = z.object({
  until: z.iso.datetime(),
  quantities: z.record(z.string(), z.int().check(z.gte(1))),
  is_given_back: z.optional(z.boolean()),
});
export type CartHold = z.infer<typeof CartHold>;

function holdKey(userId: string | null): string {
  return `reef-cart-hold-${userId ?? 'guest'}`;
}

/** The hold under way, or null when there is none or it has run out. */
export function readHold(userId: string | null): CartHold | null {
  const hold = readStored(holdKey(userId), CartHold);
  return hold !== null && new Date(hold.until) > now() ? hold : null;
}

/** Notes a hold; every tab sees it. */
export function writeHold(userId: string | null, hold: CartHold): void {
  writeStored(holdKey(userId), hold);
}

/** Notes that the units are back on the shelf, for as long as a tab may still think otherwise. */
export function giveBackHold(userId: string | null): void {
  const hold = readHold(userId);
  if (hold === null) return;
  const until = new Date(now().getTime() + HEARSAY_MS).toISOString();
  writeHold(userId, { ...hold, until, is_given_back: true });
}

/** Forgets the hold: paid, or refused. */
export function dropHold(userId: string | null): void {
  removeStored(holdKey(userId));
}

/**
 * Live stock as the buyer should see it: free units plus those their own hold reserves. After
 * the hold was given back, the stock is at least what it held.
 */
export function withHold(
  live: ReadonlyMap<string, LiveLine>,
  hold: CartHold | null,
): ReadonlyMap<string, LiveLine> {
  if (hold === null) return live;
  const seen = (stock: number, held: number) =>
    hold.is_given_back === true ? Math.max(stock, held) : stock + held;
  return new Map(
    [...live].map(([id, line]) => [
      id,
      { ...line, stock: seen(line.stock, hold.quantities[id] ?? 0) },
    ]),
  );
}
