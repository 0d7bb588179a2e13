import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LineItem } from '@reef/domain/cart/line-item';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { isPicked, pickedCount, pickList, type PickRow } from './pick-list.ts';

const line = (product_id: string, quantity: number, changes: Partial<LineItem> = {}): LineItem => ({
  product_id,
  name: product_id,
  quantity,
  unit_price_cents: 100,
  category: 'Saltwater Fish',
  ...changes,
});
const of = (id: string, ...items: LineItem[]) => anOrder({ id, order_number: `R-${id}`, items });

it('SHIP-03 lists each animal once, with its total and the orders that want it, by category', () => {
  const list = pickList([
    of('a', line('tang', 1), line('clown', 2), line('zoa', 1, { category: 'Live Coral' })),
    of('b', line('clown', 3), line('clown', 1), line('old', 1, { category: 'Discontinued' })),
  ]);
  expect(list.map(({ category, rows }) => [category, rows.map(({ name }) => name)])).toEqual([
    ['Saltwater Fish', ['clown', 'tang']],
    ['Live Coral', ['zoa']],
    ['Other', ['old']],
  ]);
  const clown = list[0]?.rows[0];
  expect(clown).toMatchObject({ total: 6 });
  expect(clown?.shares.map(({ orderNumber, quantity }) => [orderNumber, quantity])).toEqual([
    ['R-a', 2],
    ['R-b', 4],
  ]);
});

it('SHIP-03 an animal and the one its listing was edited into are two, each with its own tick', () => {
  const [first, second] = [
    of('a', line('w12', 1, { name: 'Acropora 12' })),
    of('b', line('w12', 1, { name: 'Hammer 31' })),
  ];
  const rows = pickList([first, second]).flatMap((category) => category.rows);
  expect(rows.map(({ name, total }) => [name, total])).toEqual([
    ['Acropora 12', 1],
    ['Hammer 31', 1],
  ]);
  const ticked = new Set(rows[0]?.shares.map(({ mark }) => mark));
  expect(rows.map((row) => isPicked(row, ticked))).toEqual([true, false]);
});

const piece = (id: string, image_url: string | null) =>
  line(id, 1, { name: 'Acropora', category: 'WYSIWYG', image_url });

it('SHIP-05 two products with one name are two, each with its own picture', () => {
  const list = pickList([
    of('a', piece('w12', '/red.webp'), piece('w31', '/blue.webp')),
    of('b', piece('w44', null)),
  ]);
  expect(list.flatMap(({ rows }) => rows)).toMatchObject([
    { name: 'Acropora', imageUrl: '/red.webp', total: 1 },
    { name: 'Acropora', imageUrl: '/blue.webp', total: 1 },
    { name: 'Acropora', imageUrl: null, total: 1 },
  ]);
});

/** The rows' pictures and totals, for orders of one product by these pictures. */
function rowsOf(category: string, ...pictures: (string | null)[]): unknown[] {
  const orders = pictures.map((image_url, at) =>
    of(`o${at}`, line('p', 1, { category, image_url })),
  );
  return pickList(orders)
    .flatMap(({ rows }) => rows)
    .map(({ imageUrl, total }) => [imageUrl, total]);
}

it('SHIP-05 a one-of-a-kind piece with another picture is another piece; a fish with a new photo is not', () => {
  expect(rowsOf('WYSIWYG', '/red.webp', '/blue.webp', '/red.webp')).toEqual([
    ['/red.webp', 2],
    ['/blue.webp', 1],
  ]);
  expect(rowsOf('Saltwater Fish', null, '/old.webp', '/new.webp')).toEqual([['/old.webp', 3]]);
});

it('SHIP-03 an animal says which of its orders were refunded in part, and stays ticked', () => {
  const [first, second] = [of('a', line('clown', 2)), of('b', line('clown', 1))];
  const rowFor = (amount_refunded: number) =>
    pickList([first, { ...second, amount_refunded }])[0]?.rows[0]?.shares;
  expect(rowFor(0)?.map((share) => share.isPartlyRefunded)).toEqual([false, false]);
  expect(rowFor(5)?.map((share) => share.isPartlyRefunded)).toEqual([false, true]);
  expect(rowFor(5)?.map(({ mark }) => mark)).toEqual(rowFor(0)?.map(({ mark }) => mark));
});

it('SHIP-03 an order that comes after the tick reopens its animal', () => {
  const first = of('a', line('clown', 2));
  const [before] = pickList([first])[0]?.rows ?? [];
  if (before === undefined) throw new Error('nothing to pick');
  const ticked = new Set(before.shares.map(({ mark }) => mark));
  expect(isPicked(before, ticked)).toBe(true);
  const [after] = pickList([first, of('b', line('clown', 1))])[0]?.rows ?? [];
  if (after === undefined) throw new Error('nothing to pick');
  expect(isPicked(after, ticked)).toBe(false);
  expect(pickedCount(after, ticked)).toBe(2);
  // The first order has left: what is still to pick is the second's.
  const [left] = pickList([of('b', line('clown', 1))])[0]?.rows ?? [];
  expect(left && isPicked(left, ticked)).toBe(false);
});

function rowOn(arrival_day: string | null, ...moved: string[]): PickRow {
  const day_moves = moved.map((id) => ({ id, from: null, to: '', at: new Date(0), note: '' }));
  const order = { ...of('a', line('clown', 2)), arrival_day, day_moves };
  const [row] = pickList([order])[0]?.rows ?? [];
  if (row === undefined) throw new Error('nothing to pick');
  return row;
}

function marksOf({ shares }: PickRow): Set<string> {
  return new Set(shares.map(({ mark }) => mark));
}

it('SHIP-03 an order that is held for weather has its animals to pick again', () => {
  const ticked = marksOf(rowOn('2026-09-10'));
  expect(isPicked(rowOn('2026-09-10'), ticked)).toBe(true);
  expect(isPicked(rowOn('2026-09-14'), ticked)).toBe(false);
  // An order without a chosen day gets one by the hold.
  expect(isPicked(rowOn('2026-09-14'), marksOf(rowOn(null)))).toBe(false);
});

it('SHIP-03 an order that is held and moved back to its day has its animals to pick again', () => {
  const back = rowOn('2026-09-10', 'held', 'back');
  expect(isPicked(back, marksOf(rowOn('2026-09-10')))).toBe(false);
  expect(isPicked(back, marksOf(rowOn('2026-09-14', 'held')))).toBe(false);
  expect(isPicked(back, marksOf(rowOn('2026-09-10', 'earlier', 'back')))).toBe(true);
});

it('SHIP-03 loses and adds no animal, whatever was bought', () => {
  const items = fc.array(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', ''), quantity: fc.integer({ min: 1, max: 9 }) }),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(fc.array(items, { maxLength: 8 }), (orders) => {
      const all = orders.map((lines, at) =>
        of(`o${at}`, ...lines.map(({ id, quantity }) => line(id, quantity, { name: `n${id}` }))),
      );
      const rows = pickList(all).flatMap((category) => category.rows);
      const bought = orders.flat().reduce((sum, { quantity }) => sum + quantity, 0);
      expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(bought);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      const marks = rows.flatMap(({ shares }) => shares.map(({ mark }) => mark));
      expect(new Set(marks).size).toBe(marks.length);
    }),
  );
});
