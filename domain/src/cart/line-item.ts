import * as z from 'zod/mini';

/** A bought line in an order (SOLD-10); price in cents. */
export const LineItem = z.object({
  product_id: z.string(),
  name: z.string(),
  quantity: z._default(z.int().check(z.gte(1)), 1),
  unit_price_cents: z.int().check(z.gte(0)),
  category: z.optional(z.string()),
  image_url: z.optional(z.nullable(z.string())),
});
export type LineItem = z.infer<typeof LineItem>;

/** Every shape of `items`: a list, or an object with `line_items` or `items` (SOLD-10). */
export const OrderItems = z.union([
  z.array(LineItem),
  z.object({ line_items: z.array(LineItem) }),
  z.object({ items: z.array(LineItem) }),
]);
export type OrderItems = z.infer<typeof OrderItems>;

/** The lines of an order, whichever shape `items` has. */
export function lineItems(items: OrderItems): LineItem[] {
  if (Array.isArray(items)) return items;
  return 'line_items' in items ? items.line_items : items.items;
}

/** Units times unit price, in cents. */
export function lineTotalCents(line: Pick<LineItem, 'quantity' | 'unit_price_cents'>): number {
  return line.quantity * line.unit_price_cents;
}
