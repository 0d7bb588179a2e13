import { aFish } from '@reef/domain/testing/fit-fixtures';
import { formatCare } from '@reef/domain/fit/facts/parse-care';
import { expect, it } from 'vitest';
import { draftHints, withSpecies } from './listing-hints.ts';
import { EMPTY_PRODUCT, type ProductDraft } from './fields/product-draft.ts';

const hintsOf = (draft: Partial<ProductDraft>) =>
  Object.keys(draftHints({ ...EMPTY_PRODUCT, ...draft }));

it('CPM-04 a form says what may be a mistake: a price of nothing, a one-of-a-kind piece without a picture', () => {
  expect(hintsOf({})).toEqual([]);
  expect(hintsOf({ price: '0.00' })).toEqual(['price']);
  expect(hintsOf({ price: '0.01' })).toEqual([]);
  expect(hintsOf({ category: 'WYSIWYG' })).toEqual(['imageUrl']);
  expect(hintsOf({ category: 'WYSIWYG', imageUrl: '/catalogue/a.webp' })).toEqual([]);
  expect(hintsOf({ category: 'Live Coral' })).toEqual([]);
});

it.each([
  ['tang', 'Live Coral', true],
  ['tang', 'Saltwater Fish', false],
  ['LPS', 'Invertebrates', true],
  ['LPS', 'Live Coral', false],
  ['anemone', 'Invertebrates', false],
  ['snail', 'Saltwater Fish', true],
  ['LPS', 'WYSIWYG', false],
  ['LPS', '', false],
  ['', 'Live Coral', false],
] as const)(
  'CPM-04 the group “%s” in the category “%s” may be a mistake: %s',
  (group, category, isOdd) => {
    const care = { ...formatCare(null), group };
    const { category: hint } = draftHints({ ...EMPTY_PRODUCT, category, care });
    expect(hint !== undefined).toBe(isOdd);
  },
);

it('FIT-03 a chosen species fills the category if none is chosen', () => {
  const care = aFish({ group: 'tang' });
  const filled = { category: 'Saltwater Fish', care: formatCare(care) };
  expect(withSpecies(EMPTY_PRODUCT, care)).toEqual({ ...EMPTY_PRODUCT, ...filled });
  expect(withSpecies({ ...EMPTY_PRODUCT, category: 'WYSIWYG' }, care).category).toBe('WYSIWYG');
});
