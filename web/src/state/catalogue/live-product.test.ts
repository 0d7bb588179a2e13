import { expect, it } from 'vitest';
import { aProduct } from '@reef/domain/testing/fixtures';
import { latestOf } from './live-product.ts';

const at = (day: string, id = 'tang') => aProduct({ id, updated_at: new Date(day) });
const monday = at('2026-11-16');
const tuesday = at('2026-11-17');
const undated = aProduct({ id: 'tang', updated_at: undefined });

it.each([
  ['its own, with nothing else', monday, [null, undefined], monday],
  ['the catalogue, newer than the database on this device', monday, [null, tuesday], tuesday],
  ['the page, newer than both', monday, [at('2026-11-18'), tuesday], at('2026-11-18')],
  ['its own, newer than both', tuesday, [monday, monday], tuesday],
  ['its own, where none has a time', undated, [{ ...undated, stock: 9 }], undated],
  ['its own, beside another product', monday, [at('2026-11-18', 'goby')], monday],
])('PROD-07 shows the newest state of a product that is known: %s', (_, state, others, latest) => {
  expect(latestOf(state, others)).toEqual(latest);
});
