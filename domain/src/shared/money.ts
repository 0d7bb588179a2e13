/** Dollars (2 decimals) to whole cents; rounds off the binary error of decimals such as 19.99. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/** Whole cents to dollars, as in documents of orders and products. */
export function toDollars(cents: number): number {
  return Math.round(cents) / 100;
}

/**
 * Cents as a price on screen: `129900` → `$1,299.00` (SHOP-05). Equals Intl's en-US currency format
 * (`money.test.ts` compares them); creating one of those takes a slow phone 60 ms, before the
 * shop's first card.
 */
export function formatCents(cents: number): string {
  const exact = Math.round(cents);
  const whole = Math.abs(exact);
  const dollars = String(Math.trunc(whole / 100)).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = exact < 0 ? '-' : '';
  return `${sign}$${dollars}.${String(whole % 100).padStart(2, '0')}`;
}

/** Dollars as a price on screen: `34.5` → `$34.50`. */
export function formatDollars(dollars: number): string {
  return formatCents(toCents(dollars));
}
