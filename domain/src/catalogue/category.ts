import * as z from 'zod/mini';

/** The four categories of products (SHOP-01). */
export const CATEGORIES = ['Saltwater Fish', 'Live Coral', 'Invertebrates', 'WYSIWYG'] as const;

/** A product's category; anything else is refused. */
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** The shop's tabs, in order; the last label is spelled as SHOP-01 spells it. */
export const SHOP_TABS: readonly { category: Category; slug: string; label: string }[] = [
  { category: 'Saltwater Fish', slug: 'fish', label: 'Saltwater Fish' },
  { category: 'Live Coral', slug: 'coral', label: 'Live Coral' },
  { category: 'Invertebrates', slug: 'invertebrates', label: 'Invertebrates' },
  { category: 'WYSIWYG', slug: 'wysiwyg', label: 'WYSWYG' },
];
