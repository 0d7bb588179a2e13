import * as z from 'zod/mini';
import { CATEGORIES, UNCATEGORIZED } from './categories.ts';

/** A product's category; anything else is refused. */
export const Category = z.enum(CATEGORIES);
export type Category = z.infer<typeof Category>;

/** A product's category as read: a missing or unknown one becomes `Uncategorized`. */
// oxlint-disable-next-line promise/valid-params -- a schema's, not a promise's.
export const ListedCategory = z.catch(z.enum([...CATEGORIES, UNCATEGORIZED]), UNCATEGORIZED);
export type ListedCategory = z.infer<typeof ListedCategory>;
