import { planImport } from '@reef/domain/catalogue/table/import-plan';
import { aProduct } from '@reef/domain/testing/fixtures';
import { expect, it } from 'vitest';
import { detailsOf, isShownSame } from './format-plan.ts';

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

it('FIT-03 a plan looks different once a name of the file is listed, but not for each unit sold', () => {
  const other = aProduct({ id: 'clown', name: 'Clownfish', price: 20, stock: 2 });
  const lines = [
    ['id', 'name', 'price', 'category'],
    ['clown', 'Clownfish', '25', 'Live Coral'],
    ['', 'Firefish', '25', 'Live Coral'],
  ];
  const linesFor = (...products: Parameters<typeof planImport>[1]) => {
    const plan = planImport({ lines, hasDecimalComma: false }, products);
    if (!plan.ok) throw new Error(plan.message);
    return plan.lines;
  };
  const shown = linesFor(other);
  expect(isShownSame(shown, linesFor({ ...other, stock: 1 }))).toBe(true);
  expect(isShownSame(shown, linesFor(other, aProduct({ id: 'fire', name: 'firefish' })))).toBe(
    false,
  );
  expect(isShownSame(shown, linesFor({ ...other, price: 21 }))).toBe(false);
});
