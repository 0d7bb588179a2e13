import type { LiveLine, StockCheck } from '@reef/domain/cart/cart';
import type { CartLine } from '@reef/domain/cart/cart-line';
import { laterOf } from '@reef/domain/catalogue/file/catalogue-changes';
import type { Product } from '@reef/domain/catalogue/product';
import { CART_MESSAGES } from '@reef/domain/shared/messages';
import { formatCents } from '@reef/domain/shared/money';
import { readProducts } from '#state/catalogue/catalogue.ts';

/**
 * Products as they were when they were added. A page that was just rendered may know more than this
 * tab's listener: Firestore answers one tab from what another has heard, and an animal whose units
 * have just come back would be removed from the cart again.
 */
export const addedProducts = new Map<string, Product>();

const latest = (product: Product) => laterOf(product, addedProducts.get(product.id) ?? product);

/**
 * Present stock of the cart's lines, from the catalogue's products; `missing` are ids that the
 * catalogue does not list (archived, deleted), which have to be looked up separately.
 */
export function liveLines(
  cart: readonly CartLine[],
  products: readonly Product[],
): { live: Map<string, LiveLine>; missing: string[] } {
  const wanted = new Set(cart.map((line) => line.id));
  const live = new Map<string, LiveLine>(
    products
      .filter((product) => wanted.has(product.id))
      .map((product) => [product.id, latest(product)]),
  );
  return { live, missing: [...wanted].filter((id) => !live.has(id)) };
}

/**
 * Reads products and adds those that exist to `live`.
 * @throws if they cannot be read.
 */
export async function readInto(live: Map<string, LiveLine>, ids: readonly string[]): Promise<void> {
  for (const product of await readProducts(ids))
    if (product !== null) live.set(product.id, latest(product));
}

/**
 * The result of checking stock and prices, in words: CART-11's, and ours for a changed price, name or
 * picture; * `isLive` if a product just changed.
 */
export function stockNotices(check: StockCheck, isLive: boolean): string[] {
  const reduced = isLive ? CART_MESSAGES.stockChanged : CART_MESSAGES.adjusted;
  const removed = isLive ? CART_MESSAGES.becameUnavailable : CART_MESSAGES.removed;
  return [
    ...(check.reduced.length > 0 ? [reduced] : []),
    ...(check.removed.length > 0 ? [removed] : []),
    ...check.renamed.map(({ before, name }) => CART_MESSAGES.renamed(before, name)),
    ...check.repriced.map(({ name, beforeCents, afterCents }) =>
      CART_MESSAGES.repriced(name, formatCents(beforeCents), formatCents(afterCents)),
    ),
  ];
}
