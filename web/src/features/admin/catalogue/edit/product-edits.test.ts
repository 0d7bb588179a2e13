import { aProduct } from '@reef/domain/testing/fixtures';
import { afterEach, expect, it } from 'vitest';
import { beginEdit, changeEdit, endEdit, type ProductEdit, productEdits } from './product-edits.ts';

const TANG = aProduct({ id: 'tang', revision: 4, stock: 5, price: 20 });

/** The present edit of the product. */
function edit(): ProductEdit {
  const present = productEdits.get().get('tang');
  if (present === undefined) throw new Error('no edit');
  return present;
}

function type(price: string): void {
  changeEdit(edit(), ({ draft }) => ({ draft: { ...draft, price } }));
}

afterEach(() => {
  if (productEdits.get().has('tang')) endEdit(edit());
});

it('CPM-06 an edit that was left goes on from the product it began with', () => {
  beginEdit(TANG);
  type('30.00');
  // Two were sold: the stock moves by what the admin changes, so the edit keeps what it has seen.
  beginEdit({ ...TANG, stock: 3 });
  expect(edit()).toMatchObject({ seen: { stock: 5 }, draft: { price: '30.00' } });
});

it('CPM-06 an edit begins anew where nothing was typed, or another has saved since', () => {
  beginEdit(TANG);
  beginEdit({ ...TANG, stock: 3 });
  expect(edit().seen.stock).toBe(3);
  type('30.00');
  beginEdit({ ...TANG, revision: 5, price: 25 });
  expect(edit()).toMatchObject({ seen: { revision: 5 }, draft: { price: '25.00' } });
});

it('CPM-06 a late answer changes no edit that was ended', () => {
  beginEdit(TANG);
  const ended = edit();
  endEdit(ended);
  changeEdit(ended, () => ({ seen: { ...TANG, revision: 5 } }));
  expect(productEdits.get().has('tang')).toBe(false);
  beginEdit(TANG);
  changeEdit(ended, () => ({ seen: { ...TANG, revision: 5 } }));
  expect(edit().seen.revision).toBe(4);
});
