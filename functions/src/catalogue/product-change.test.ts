import { MAX_STOCK } from '@reef/domain/catalogue/product';
import { UpdateProductRequest } from '@reef/domain/catalogue/product-calls';
import { aProduct, NOON } from '@reef/domain/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { changeOf } from './product-change.ts';

function changed(live: number, { seen, wanted }: { seen?: number; wanted: number }) {
  const request = UpdateProductRequest.parse({
    product_id: 'p',
    product_name: 'Clownfish',
    product_price: 1,
    product_category: 'Saltwater Fish',
    product_stock: wanted,
    seen_stock: seen,
  });
  const change = changeOf(aProduct({ stock: live }), request, NOON);
  return change.ok ? change.fields.stock : change.refusal;
}

it('CPM-06 SEEN-20 an edit needs no category, and leaves the product’s as it is', () => {
  const fields = { product_id: 'p', product_name: 'Goby', product_price: 1, product_stock: 1 };
  const edited = (more: object) =>
    changeOf(aProduct(), UpdateProductRequest.parse({ ...fields, ...more }), NOON);
  expect(edited({})).toMatchObject({ ok: true, fields: { name: 'Goby' } });
  expect(edited({})).not.toHaveProperty('fields.category');
  expect(edited({ product_category: 'Live Coral' })).toMatchObject({
    fields: { category: 'Live Coral' },
  });
});

function editedPiece(stock: number, seen_stock: number, product_stock: number) {
  const fields = { product_id: 'p', product_name: 'Acropora 12', product_price: 1 };
  const request = UpdateProductRequest.parse({ ...fields, product_stock, seen_stock });
  return changeOf(aProduct({ category: 'WYSIWYG', stock }), request, NOON);
}

it('CPM-06 an edit sells no one-of-a-kind piece twice, and one that came back can be edited', () => {
  const refusal = { ok: false, refusal: 'one-of-a-kind' };
  expect(editedPiece(1, 1, 12)).toEqual(refusal);
  // It came back while the form was open.
  expect(editedPiece(1, 0, 1)).toEqual(refusal);
  expect(editedPiece(1, 0, 0)).toMatchObject({ ok: true, fields: { stock: 1 } });
  expect(editedPiece(3, 3, 3)).toMatchObject({ ok: true, fields: { stock: 3 } });
  const fields = { product_id: 'p', product_name: 'Acropora', product_price: 1 };
  const moved = { ...fields, product_stock: 12, product_category: 'WYSIWYG' };
  const corals = aProduct({ category: 'Live Coral', stock: 12 });
  expect(changeOf(corals, UpdateProductRequest.parse(moved), NOON)).toEqual(refusal);
});

describe('CPM-06 an edit moves the stock by what the admin changed', () => {
  it('whatever was sold or given back meanwhile', () => {
    expect(changed(2, { seen: 5, wanted: 8 })).toBe(5);
    expect(changed(2, { seen: 5, wanted: 5 })).toBe(2);
    expect(changed(7, { seen: 5, wanted: 4 })).toBe(6);
    expect(changed(2, { wanted: 8 })).toBe(8);
    expect(changed(2, { seen: 5, wanted: 2 })).toBe('stock-reserved');
  });

  it('never above what a product may have', () => {
    expect(changed(3, { seen: 0, wanted: MAX_STOCK })).toBe('too-much-stock');
    expect(changed(1, { seen: 1, wanted: MAX_STOCK })).toBe(MAX_STOCK);
    expect(changed(1, { seen: 0, wanted: MAX_STOCK })).toBe('too-much-stock');
  });

  it('if returned units took it above, the rest can still be edited, and the stock lowered', () => {
    const above = MAX_STOCK + 3;
    expect(changed(above, { seen: MAX_STOCK, wanted: MAX_STOCK })).toBe(above);
    expect(changed(above, { seen: above, wanted: MAX_STOCK })).toBe(MAX_STOCK);
    expect(changed(above, { seen: MAX_STOCK - 1, wanted: MAX_STOCK })).toBe('too-much-stock');
  });
});
