import type { CartLine } from '@reef/domain/cart/cart-line';
import { isCartOf, lastBought, PaidCart } from '@reef/domain/checkout/paid-cart';
import { now } from '#platform/clock.ts';
import { readQuery } from '#platform/data/database.ts';
import { withTimeout } from '#platform/timing.ts';

/** How many orders are read: fewer replacements than this follow a purchase within a day. */
const NEWEST_ORDERS = 5;

/**
 * The buyer's latest order, if it is for the same cart and was placed a short while ago, on any
 * device; null if there is none or it cannot be read.
 */
export async function paidBefore(
  userId: string,
  lines: readonly CartLine[],
): Promise<PaidCart | null> {
  try {
    const newest = readQuery(
      {
        collection: 'orders',
        where: [['user_id', '==', userId]],
        orderBy: [['created_at', 'desc']],
        limit: NEWEST_ORDERS,
      },
      PaidCart,
    );
    const order = lastBought(await withTimeout(newest));
    return order !== undefined && isCartOf(order, lines, now()) ? order : null;
  } catch {
    // Only a courtesy: the payment does not wait for it.
    return null;
  }
}
