import type { PurchaseBlockReason } from '@reef/domain/accounts/account-rights';
import type { CheckoutItem } from './checkout-calls.ts';
import type { LineItem } from '@reef/domain/cart/line-item';
import { toCents } from '@reef/domain/shared/money';
import type { Product } from '@reef/domain/catalogue/product';
import { isArchived } from '@reef/domain/catalogue/listing';
import { refused } from '@reef/domain/shared/refused';
import { MAX_UNITS_PER_LISTING } from './hoarding.ts';

/** Why a checkout could not reserve its stock. `product_id` names the line. */
export type ReserveRefusal =
  | { code: PurchaseBlockReason }
  | { code: 'unknown-product'; product_id: string }
  | { code: 'archived'; product_id: string }
  | { code: 'too-many-units'; product_id: string; most: number }
  | { code: 'insufficient-stock'; product_id: string; available: number };

type ReserveDecision =
  | { ok: true; lines: LineItem[]; subtotalCents: number; stockAfter: Map<string, number> }
  | { ok: false; refusal: ReserveRefusal };

/** Wanted units per product: two lines of one product are added up. */
export function quantityPerProduct(items: readonly Pick<CheckoutItem, 'id' | 'quantity'>[]) {
  const quantities = new Map<string, number>();
  for (const { id, quantity } of items) quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  return new Map([...quantities].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The least that Stripe charges, in cents. */
export const MIN_CHARGE_CENTS = 50;

/** Whether Stripe makes no payment page for a total in cents. A total of 0 needs no payment. */
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
 * Decides a reservation by the database's current state. Prices and names come from `products`,
 * never from the request (CHK-09); all lines are reserved or none.
 * @param blockReason why the account may not buy, or null.
 */
export function decideReserve(
  items: readonly Pick<CheckoutItem, 'id' | 'quantity'>[],
  products: ReadonlyMap<string, Product>,
  blockReason: PurchaseBlockReason | null,
  now: Date,
): ReserveDecision {
  if (blockReason !== null) return refused({ code: blockReason });
  const lines: LineItem[] = [];
  const stockAfter = new Map<string, number>();
  for (const [id, quantity] of quantityPerProduct(items)) {
    const product = products.get(id);
    const refusal = lineAtFault(product, id, quantity, now);
    if (refusal !== null || product === undefined)
      return refused(refusal ?? { code: 'unknown-product', product_id: id });
    lines.push(lineOf(product, quantity));
    stockAfter.set(id, product.stock - quantity);
  }
  const subtotalCents = lines.reduce((sum, line) => sum + line.quantity * line.unit_price_cents, 0);
  return { ok: true, lines, subtotalCents, stockAfter };
}
