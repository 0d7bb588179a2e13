import type { Product } from './product.ts';

/** Said where a one-of-a-kind listing would have more than one unit. */
export const ONE_OF_A_KIND =
  'A WYSIWYG piece is one of a kind: its stock is 0 or 1. List several under another category.';

/**
 * Whether an edit would sell one animal to several buyers: a one-of-a-kind listing of more than one
 * unit. One that has more already can still be edited, but not raised. Units that come back to it
 * are no edit, and are never asked.
 * @param before the listing as it is; null for a new one.
 */
export function isMoreThanOne(
  before: Pick<Product, 'category' | 'stock'> | null,
  { category, stock }: { category: string; stock: number },
): boolean {
  if (category !== 'WYSIWYG' || stock <= 1) return false;
  return before?.category !== 'WYSIWYG' || stock > before.stock;
}
