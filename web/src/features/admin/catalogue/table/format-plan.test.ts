import { planImport } from '@reef/domain/catalogue/table/import-plan';
import { aProduct } from '@reef/domain/testing/fixtures';
import { expect, it } from 'vitest';
import { detailsOf, isShownSame, warningsOf } from './format-plan.ts';

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

it('FIT-03 a new line says price, stock and category, a changed one its old and new category and what it clears', () => {
  const product = aProduct({ id: 'clown', name: 'Clownfish', description: 'Calm.' });
  const lines = [
    ['id', 'name', 'description', 'price', 'category', 'stock', 'group'],
    ['', 'Torch', '', '3999', 'Live Coral', '12', ''],
    ['', 'Yellow tang', '', '0', 'Live Coral', '', 'tang'],
    ['', 'Acropora 12', '', '149.5', 'WYSIWYG', '1', 'SPS'],
    ['clown', 'Clownfish', '', '0', 'WYSIWYG'],
  ];
  const plan = planImport({ lines, hasDecimalComma: false }, [
    { ...product, category: 'Saltwater Fish', price: 20, stock: 1, image_url: null },
  ]);
  if (!plan.ok) throw new Error(plan.message);
  expect(plan.lines.map(detailsOf)).toEqual([
    ['$3,999.00, 12 in stock, Live Coral'],
    ['$0.00, 0 in stock, Live Coral'],
    ['$149.50, 1 in stock, WYSIWYG'],
    ['description: cleared, price: $20.00 → $0.00, category: Saltwater Fish → WYSIWYG'],
  ]);
  const free = 'At $0.00 it is sold for nothing.';
  const unlike = 'Its care facts say “tang”, and those are usually listed as Saltwater Fish.';
  const blind = 'Buyers choose a one-of-a-kind piece by its picture; it has none.';
  expect(plan.lines.map(warningsOf)).toEqual([[], [free, unlike], [blind], [free, blind]]);
});

it('FIT-03 a changed line does not warn of what it leaves as it is', () => {
  const product = aProduct({
    id: 'tang',
    price: 0,
    category: 'Live Coral',
    care: { group: 'tang' },
  });
  const lines = [
    ['id', 'name'],
    ['tang', 'Tang, large'],
  ];
  const plan = planImport({ lines, hasDecimalComma: false }, [product]);
  if (!plan.ok) throw new Error(plan.message);
  expect(plan.lines.map(detailsOf)).toEqual([['name']]);
  expect(plan.lines.map(warningsOf)).toEqual([[]]);
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
