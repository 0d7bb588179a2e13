import type { PurchaseBlockReason } from '@reef/domain/accounts/account-rights';
import type { CheckoutItem } from './checkout-calls.ts';
import type { LineItem } from '@reef/domain/cart/line-item';
import { toCents } from '@reef/domain/shared/money';
import type { Product } from '@reef/domain/catalogue/product';
import { isArchived } from '@reef/domain/catalogue/listing';
import { MAX_UNITS_PER_LISTING } from './hoarding.ts';

/** Why a checkout could not reserve its stock. `product_id` names the line at fault. */
export type ReserveRefusal =
  | { code: PurchaseBlockReason }
  | { code: 'unknown-product'; product_id: string }
  | { code: 'archived'; product_id: string }
  | { code: 'too-many-units'; product_id: string; most: number }
  | { code: 'insufficient-stock'; product_id: string; available: number };

type ReserveDecision =
  | { ok: true; lines: LineItem[]; subtotalCents: number; stockAfter: Map<string, number> }
  | { ok: false; refusal: ReserveRefusal };

/** Wanted units per product: two lines of one product count together, never each for itself. */
export function quantityPerProduct(items: readonly Pick<CheckoutItem, 'id' | 'quantity'>[]) {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return new Map([...quantities].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The least that Stripe charges, in cents. */
export const MIN_CHARGE_CENTS = 50;

/** Whether Stripe makes no payment page for a total of this many cents. Nothing at all is no payment. */
export function isTooLittleToCharge(totalCents: number): boolean {
  return totalCents > 0 && totalCents < MIN_CHARGE_CENTS;
}

function lineAtFault(product: Product | undefined, id: string, quantity: number, now: Date) {
  if (product === undefined) return { code: 'unknown-product', product_id: id } as const;
  if (isArchived(product, now)) return { code: 'archived', product_id: id } as const;
  if (quantity > MAX_UNITS_PER_LISTING) {
    return { code: 'too-many-units', product_id: id, most: MAX_UNITS_PER_LISTING } as const;
  }
  if (product.stock >= quantity) return null;
  return { code: 'insufficient-stock', product_id: id, available: product.stock } as const;
}

function lineOf(product: Product, quantity: number): LineItem {
  return {
    product_id: product.id,
    name: product.name,
    quantity,
    unit_price_cents: toCents(product.price),
    category: product.category,
    image_url: product.image_url,
  };
}

/**
 * Decides a reservation from what the database says now. Prices and names come from `products`,
 * never from the request (CHK-09); all lines are had or none.
 * @param blockReason the account's reason not to buy, or null.
 */
export function decideReserve(
  items: readonly Pick<CheckoutItem, 'id' | 'quantity'>[],
  products: ReadonlyMap<string, Product>,
  blockReason: PurchaseBlockReason | null,
  now: Date,
): ReserveDecision {
  if (blockReason !== null) return { ok: false, refusal: { code: blockReason } };
  const lines: LineItem[] = [];
  const stockAfter = new Map<string, number>();
  for (const [id, quantity] of quantityPerProduct(items)) {
    const product = products.get(id);
    const refusal = lineAtFault(product, id, quantity, now);
    if (refusal !== null || product === undefined)
      return { ok: false, refusal: refusal ?? { code: 'unknown-product', product_id: id } };
    lines.push(lineOf(product, quantity));
    stockAfter.set(id, product.stock - quantity);
  }
  const subtotalCents = lines.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0);
  return { ok: true, lines, subtotalCents, stockAfter };
}
