import { aProduct } from '@reef/domain/testing/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lostAnswer, refusedWith, serveFunctions } from '#testing/functions-server.ts';
import type { ProductValues } from './fields/product-draft.ts';
import { createProduct, deleteProduct, updateProduct } from './product-writes.ts';
import { unsureAfter } from './edit/use-listing-save.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const VALUES: ProductValues = {
  name: 'Goby',
  description: '',
  price: 10,
  category: 'Saltwater Fish',
  stock: 1,
  image_url: null,
  care: null,
};

describe.each([
  ['CPM-04 creating', () => createProduct(VALUES, 'r1')],
  ['CPM-06 editing', () => updateProduct(aProduct(), VALUES, 'r1')],
  ['CPM-07 deleting', () => deleteProduct('p1')],
])('%s', (_, write) => {
  it('says that nothing was sent without a connection, and does not call it done', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    serveFunctions(lostAnswer);
    expect(await write()).toEqual({
      ok: false,
      refusal: 'unsent',
      message: 'No connection, so this was not sent. Please try again when you are back online.',
    });
  });

  it('is unsure of a lost answer, and repeats the server’s refusal', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    serveFunctions(lostAnswer);
    expect(await write()).toMatchObject({
      refusal: 'unsure',
      message: 'No answer came, so it may be done already.',
    });
    serveFunctions(() => refusedWith('PERMISSION_DENIED', 'Said so.'));
    expect(await write()).toMatchObject({ refusal: 'refused', message: 'Said so.' });
  });
});

it('CPM-06 SEEN-20 an edit without a category names none', async () => {
  const sent = serveFunctions(lostAnswer);
  const { category: _, ...bare } = VALUES;
  await updateProduct(aProduct(), bare, 'r1');
  await updateProduct(aProduct(), VALUES, 'r1');
  const [without, withOne] = sent.map(([, input]) => input);
  // The callable's library would send an undefined field as null.
  expect(without).not.toHaveProperty('product_category');
  expect(withOne).toMatchObject({ product_category: 'Saltwater Fish' });
});

const failed = (refusal: 'refused' | 'unsent' | 'unsure') =>
  ({ ok: false, refusal, message: '' }) as const;

it('CPM-06 only a lost answer makes an edit one that may be done; a press without a connection leaves it so', () => {
  const earlier = { ...VALUES, price: 100 };
  expect(unsureAfter(null, VALUES, failed('unsure'))).toBe(VALUES);
  expect(unsureAfter(null, VALUES, failed('unsent'))).toBeNull();
  expect(unsureAfter(earlier, earlier, failed('unsent'))).toBe(earlier);
  expect(unsureAfter(earlier, earlier, failed('refused'))).toBeNull();
  expect(unsureAfter(earlier, earlier, { ok: true })).toBeNull();
});
