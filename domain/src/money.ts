/** Dollars (2 decimals) to whole cents; rounds away the binary dust of decimals such as 19.99. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Whole cents to dollars, as documents of orders and products hold them. */
export function toDollars(cents: number): number {
  return Math.round(cents) / 100;
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as a price on screen: `129900` → `$1,299.00` (store.md 9: dollars with 2 decimals). */
export function formatCents(cents: number): string {
  return DOLLARS.format(toDollars(cents));
}

/** Dollars as a price on screen: `34.5` → `$34.50`. */
export function formatDollars(dollars: number): string {
  return formatCents(toCents(dollars));
}
