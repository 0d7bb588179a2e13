import * as z from 'zod/mini';
import type { LiveLine } from '@reef/domain/cart';
import { now } from './clock.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/**
 * Units this buyer's own open payment page holds. The shop takes them off the stock while the
 * page is open; to their buyer they still count as there, or the cart would empty itself.
 */
export const CartHold = z.object({
  until: z.iso.datetime(),
  quantities: z.record(z.string(), z.int().check(z.gte(1))),
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

/** Forgets the hold: paid, cancelled, or given back. */
export function dropHold(userId: string | null): void {
  removeStored(holdKey(userId));
}

/** Live stock as the buyer should see it: their own held units count as there. */
export function withHold(
  live: ReadonlyMap<string, LiveLine>,
  hold: CartHold | null,
): ReadonlyMap<string, LiveLine> {
  if (hold === null) return live;
  return new Map(
    [...live].map(([id, line]) => [
      id,
      { ...line, stock: line.stock + (hold.quantities[id] ?? 0) },
    ]),
  );
}
