import type { PurchaseBlockReason } from '@reef/domain/accounts/account-rights';
import { toCents } from '@reef/domain/shared/money';
import type { Product } from '@reef/domain/catalogue/product';
import type { Cart, CartLine } from './cart-line.ts';
import { MAX_CART_LINES } from './max-cart-lines.ts';
import { isOtherPicture } from '@reef/domain/catalogue/other-picture';
import { isArchived } from '@reef/domain/catalogue/listing';
import { refused } from '@reef/domain/shared/refused';

/** The local-storage key of a user's cart; `guest` without a signed-in user (CART-03). */
export function cartKey(userId: string | null): string {
  return `reef-cart-${userId ?? 'guest'}`;
}

/** Why a product could not be put into the cart. */
export type AddRefusal =
  | 'sign-in-required'
  | PurchaseBlockReason
  | 'out-of-stock'
  | 'archived'
  | 'cart-full';

export type AddResult =
  | { ok: true; lines: Cart; added: number; isCapped: boolean }
  | { ok: false; refusal: AddRefusal };

/** Units of a product that can still be added: its stock minus what the cart already holds. */
export function remainingStock(
  lines: readonly CartLine[],
  product: Pick<Product, 'id' | 'stock'>,
): number {
  const inCart = lines.find((line) => line.id === product.id)?.quantity ?? 0;
  return Math.max(0, product.stock - inCart);
}

/** A typed quantity, floored to an integer of at least 1 and capped at `max` (CART-07). */
export function clampQuantity(quantity: number, max: number): number {
  const whole = Number.isFinite(quantity) ? Math.floor(quantity) : 1;
  return Math.max(1, Math.min(Math.max(1, whole), max));
}

function lineOf(product: Omit<CartLine, 'quantity'>, quantity: number): CartLine {
  const { id, name, price, category, image_url, stock } = product;
  return { id, name, price, category, image_url, quantity, stock };
}

/**
 * Adds a product to a cart by the rules of CART-05 to CART-09.
 * @param buyer null for a guest; `blockReason` is why the account may not buy, if it may not.
 * @returns the new lines and how many units were added, or the first rule that refuses.
 */
export function addToCart(
  lines: readonly CartLine[],
  product: Product,
  quantity: number,
  buyer: { blockReason: PurchaseBlockReason | null } | null,
  now: Date,
): AddResult {
  if (buyer === null) return refused('sign-in-required');
  if (buyer.blockReason !== null) return refused(buyer.blockReason);
  if (isArchived(product, now)) return refused('archived');
  const remaining = remainingStock(lines, product);
  if (remaining <= 0) return refused('out-of-stock');
  const isNew = !lines.some((existing) => existing.id === product.id);
  // A longer cart could not be stored.
  if (isNew && lines.length >= MAX_CART_LINES) return refused('cart-full');
  const added = clampQuantity(quantity, remaining);
  const inCart = product.stock - remaining;
  const line = lineOf(product, inCart + added);
  const next = isNew
    ? [...lines, line]
    : lines.map((existing) => (existing.id === line.id ? line : existing));
  return { ok: true, lines: next, added, isCapped: Math.floor(quantity) > added };
}

/** Sets a line's quantity: 0 or less removes the line, more than its stock is capped (CART-10). */
export function setQuantity(lines: readonly CartLine[], id: string, quantity: number): Cart {
  if (!(quantity >= 1)) return lines.filter((line) => line.id !== id);
  return lines.map((line) =>
    line.id === id ? { ...line, quantity: clampQuantity(quantity, Math.max(1, line.stock)) } : line,
  );
}

/** What checking the current stock did to a cart. */
export type StockCheck = {
  lines: Cart;
  removed: CartLine[];
  reduced: CartLine[];
  /** Lines that stay, at another price than when they were added or last checked. */
  repriced: PriceChange[];
  /**
   * Lines that stay, whose listing may be another animal: it has another name now, or under the same
   * name another picture of a one-of-a-kind piece.
   */
  renamed: { before: string; name: string }[];
  isChanged: boolean;
};

/** A line whose price changed; prices in cents. */
type PriceChange = { name: string; beforeCents: number; afterCents: number };

function priceChanges(before: readonly CartLine[], after: readonly CartLine[]): PriceChange[] {
  const prices = new Map(before.map((line) => [line.id, toCents(line.price)]));
  return after.flatMap(({ id, name, price }) => {
    const [beforeCents, afterCents] = [prices.get(id), toCents(price)];
    const isChanged = beforeCents !== undefined && beforeCents !== afterCents;
    return isChanged ? [{ name, beforeCents, afterCents }] : [];
  });
}

/** The part of a product's current state that a cart needs. A deleted product counts as stock 0. */
export type LiveLine = Pick<Product, 'stock'> &
  Partial<Pick<Product, 'name' | 'price' | 'image_url'>>;

/**
 * Brings a cart in line with the current stock (CART-11): removes lines at 0, reduces quantities
 * above stock, refreshes stock, name, price and picture.
 * @param live by product id; an absent id is a product that no longer exists.
 */
export function checkAgainstStock(
  lines: readonly CartLine[],
  live: ReadonlyMap<string, LiveLine>,
): StockCheck {
  const removed: CartLine[] = [];
  const reduced: CartLine[] = [];
  const renamed: StockCheck['renamed'] = [];
  const next: Cart = [];
  for (const line of lines) {
    const present = live.get(line.id);
    if (present === undefined || present.stock <= 0) {
      removed.push(line);
      continue;
    }
    const fresh = { ...line, ...present, quantity: Math.min(line.quantity, present.stock) };
    if (fresh.quantity < line.quantity) reduced.push(fresh);
    if (fresh.name !== line.name || isOtherPicture(line.image_url, fresh))
      renamed.push({ before: line.name, name: fresh.name });
    next.push(lineOf(fresh, fresh.quantity));
  }
  const isChanged = JSON.stringify(next) !== JSON.stringify(lines);
  const repriced = priceChanges(lines, next);
  return { lines: isChanged ? next : [...lines], removed, reduced, repriced, renamed, isChanged };
}

/**
 * The cart after an order: what it took is removed, what was added since stays (ORD-03).
 * @param ordered units the order took, by product id.
 */
export function withoutOrdered(
  lines: readonly CartLine[],
  ordered: readonly { id: string; quantity: number }[],
): Cart {
  const taken = new Map(ordered.map(({ id, quantity }) => [id, quantity]));
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - (taken.get(line.id) ?? 0) }))
    .filter((line) => line.quantity > 0);
}

/** The cart's total in cents: the sum of price times quantity (CART-01). */
export function cartTotalCents(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + toCents(line.price) * line.quantity, 0);
}
