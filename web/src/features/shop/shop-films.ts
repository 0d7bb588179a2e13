import type { Category } from '@reef/domain/catalogue/category';

/** The moving backdrop of each tab (SHOP-01): the film of that name, or a scene of that theme. */
export const BACKDROPS = {
  'Saltwater Fish': 'fish',
  'Live Coral': 'coral',
  Invertebrates: 'invertebrates',
  WYSIWYG: 'wysiwyg',
} as const satisfies Record<Category, string>;
