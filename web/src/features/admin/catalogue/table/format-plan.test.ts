import { planImport } from '@reef/domain/catalogue/table/import-plan';
import { aProduct } from '@reef/domain/testing/fixtures';
import { expect, it } from 'vitest';
import { detailsOf } from './format-plan.ts';

it('FIT-03 a line says what price and stock are and will be, and which other columns it changes', () => {
  const product = aProduct({ id: 'clown', price: 24.99, stock: 2 });
  const lines = [
    ['id', 'name', 'price', 'stock', 'stock_at_export', 'revision_at_export'],
    ['clown', 'Clownfish', '1299.5', '8', '5', '0'],
    ['clown', 'Clownfish', '1299.5', '8', '5', '0'],
  ];
  const plan = planImport({ lines, hasDecimalComma: false }, [product]);
  if (!plan.ok) throw new Error(plan.message);
  expect(plan.lines.map(detailsOf)).toEqual([
    ['name, price: $24.99 → $1,299.50, stock: 2 → 5'],
    ['id: Line 2 is of the same product.'],
  ]);
});
