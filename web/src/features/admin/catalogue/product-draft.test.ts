import { aProduct } from '@reef/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { draftOf, EMPTY_DRAFT, readDraft } from './product-draft.ts';

const FULL = {
  ...EMPTY_DRAFT,
  name: ' Goby ',
  price: '19.90',
  category: 'Saltwater Fish',
} as const;

const withImage = (imageUrl: string) => readDraft({ ...FULL, imageUrl }).ok;

describe('the create form', () => {
  it('CPM-04 asks for name, price and category; stock is 0 unless told', () => {
    for (const field of ['name', 'price', 'category'] as const) {
      const result = readDraft({ ...FULL, [field]: '' });
      expect(result).toMatchObject({ ok: false, message: 'Please fill in all required fields' });
      if (!result.ok) expect(Object.keys(result.faults)).toEqual([field]);
    }
    expect(readDraft(FULL)).toEqual({
      ok: true,
      values: {
        name: 'Goby',
        description: '',
        price: 19.9,
        category: 'Saltwater Fish',
        stock: 0,
        image_url: null,
      },
    });
  });

  it('CPM-04 takes cents, not fractions of them, and whole units', () => {
    for (const price of ['-1', '1.005', 'ten', '100000', 'Infinity']) {
      expect(readDraft({ ...FULL, price }).ok, price).toBe(false);
    }
    for (const stock of ['-1', '1.5', '', '1e3'])
      expect(readDraft({ ...FULL, stock }).ok).toBe(false);
    expect(readDraft({ ...FULL, price: '0.01', stock: '12' }).ok).toBe(true);
  });

  it('CPM-04 takes a picture by https address, never a script', () => {
    expect(withImage('https://example.test/a.webp')).toBe(true);
    expect(withImage('javascript:alert(1)')).toBe(false);
  });
});

it('CPM-06 the edit form shows what is stored and gives it back unchanged', () => {
  const product = aProduct({ description: 'Calm.', image_url: '/catalogue/a.webp' });
  expect(readDraft(draftOf(product))).toMatchObject({
    ok: true,
    values: { price: product.price, stock: product.stock, image_url: product.image_url },
  });
});
