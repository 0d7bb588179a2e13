/** The four categories of products (SHOP-01). */
export const CATEGORIES = ['Saltwater Fish', 'Live Coral', 'Invertebrates', 'WYSIWYG'] as const;

/** The category of a product that has none of ours (CPM-02). */
export const UNCATEGORIZED = 'Uncategorized';

/** The shop's tabs, in order; the last label is spelled as in SHOP-01. */
export const SHOP_TABS: readonly {
  category: (typeof CATEGORIES)[number];
  slug: string;
  label: string;
}[] = [
  { category: 'Saltwater Fish', slug: 'fish', label: 'Saltwater Fish' },
  { category: 'Live Coral', slug: 'coral', label: 'Live Coral' },
  { category: 'Invertebrates', slug: 'invertebrates', label: 'Invertebrates' },
  { category: 'WYSIWYG', slug: 'wysiwyg', label: 'WYSWYG' },
];
