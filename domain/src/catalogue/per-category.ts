import type { Category } from './category.ts';

/** A value for each category. */
export function perCategory<Value>(
  valueOf: (category: Category) => Value,
): Record<Category, Value> {
  return {
    'Saltwater Fish': valueOf('Saltwater Fish'),
    'Live Coral': valueOf('Live Coral'),
    Invertebrates: valueOf('Invertebrates'),
    WYSIWYG: valueOf('WYSIWYG'),
  };
}
