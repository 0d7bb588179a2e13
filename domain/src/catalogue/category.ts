import * as z from 'zod/mini';

/** The four categories of products (SHOP-01). */
export const CATEGORIES = ['Saltwater Fish', 'Live Coral', 'Invertebrates', 'WYSIWYG'] as const;

/** A product's category; anything else is refused. */
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** What a product says that has no category of ours (CPM-02). */
export const UNCATEGORIZED = 'Uncategorized';

/** A product's category as it is read: one that is missing or unknown reads `Uncategorized`. */
// oxlint-disable-next-line promise/valid-params -- a schema's, not a promise's.
export const ListedCategory = z.catch(z.enum([...CATEGORIES, UNCATEGORIZED]), UNCATEGORIZED);
export type ListedCategory = z.infer<typeof ListedCategory>;

/** The shop's tabs, in order; the last label is spelled as SHOP-01 spells it. */
export const SHOP_TABS: readonly { category: Category; slug: string; label: string }[] = [
  { category: 'Saltwater Fish', slug: 'fish', label: 'Saltwater Fish' },
  { category: 'Live Coral', slug: 'coral', label: 'Live Coral' },
  { category: 'Invertebrates', slug: 'invertebrates', label: 'Invertebrates' },
  { category: 'WYSIWYG', slug: 'wysiwyg', label: 'WYSWYG' },
];
