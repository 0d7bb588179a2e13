import type { Product } from '@reef/domain/catalogue/product';
import { aProduct } from '@reef/domain/testing/fixtures';
import { expect, it } from 'vitest';
import { editsAsShown, planOf } from './use-import.ts';

const OWN_SHEET = {
  ok: true,
  table: {
    lines: [
      ['id', 'price'],
      ['clown', '25'],
    ],
    hasDecimalComma: false,
  },
} as const;

it('FIT-03 what is sent is planned by the listings of that moment', () => {
  const product = aProduct({ id: 'clown', price: 20, revision: 4, description: 'Before' });
  const preview = planOf(OWN_SHEET, [product]);
  if (preview?.ok !== true) throw new Error('no preview');
  const sentOf = (now: Product) => editsAsShown(OWN_SHEET, preview.lines, [now]);
  const edited = { ...product, revision: 5, description: 'Edited by another admin' };
  expect(sentOf(edited)).toMatchObject([
    {
      product: {
        product_price: 25,
        product_description: 'Edited by another admin',
        seen_revision: 5,
      },
    },
  ]);
  // The preview shows the price: it is shown again.
  expect(sentOf({ ...product, price: 21 })).toBeNull();
});
