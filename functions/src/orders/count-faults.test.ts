import { noCounts } from '@reef/domain/orders/sales/order-counts';
import { expect, it } from 'vitest';
import { CountSums } from './count-faults.ts';

const SOLD = { day: '2026-11-24', at: '10:15', cents: 500, count: 1 };
const BROUGHT = { day: '2026-11-25', method: 'local', count: 2 } as const;

/** What was kept is taken from what is counted. */
function difference(...signs: readonly (1 | -1)[]): CountSums {
  const sums = new CountSums();
  for (const sign of signs) {
    sums.addCounts('s1', { ...noCounts(), orders: sign, categories: { WYSIWYG: sign } });
    sums.addSales({ ...SOLD, cents: sign * SOLD.cents, count: sign * SOLD.count });
    sums.addDeliveries({ ...BROUGHT, count: sign * BROUGHT.count });
  }
  return sums;
}

it('SOLD-02 nothing is wrong with counts that are what was counted', () => {
  expect(new CountSums().isZero).toBe(true);
  expect(difference(1, -1).isZero).toBe(true);
  expect(difference(1).isZero).toBe(false);
});

it('SOLD-02 one wrong count is enough', () => {
  const sums = Array.from({ length: 6 }, () => difference(1, -1));
  sums[0]?.addCounts('s2', { ...noCounts(), orders: -1 });
  sums[1]?.addCounts('s2', { ...noCounts(), filled: 1 });
  sums[2]?.addCounts('s2', { ...noCounts(), to_pack: 1 });
  sums[3]?.addCounts('s2', { ...noCounts(), categories: { 'Live Coral': 1 } });
  sums[4]?.addSales(SOLD);
  sums[5]?.addDeliveries(BROUGHT);
  expect(sums.map(({ isZero }) => isZero)).toEqual(sums.map(() => false));
});
