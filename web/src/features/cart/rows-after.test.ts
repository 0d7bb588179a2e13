import { describe, expect, it } from 'vitest';
import type { CartLine } from '@reef/domain/cart/cart-line';
import { rowsAfter } from './rows-after.ts';

function line(id: string): CartLine {
  return {
    id,
    name: id,
    price: 10,
    category: 'Invertebrates',
    image_url: null,
    quantity: 1,
    stock: 2,
  };
}

const [tang, goby, shrimp] = [line('tang'), line('goby'), line('shrimp')];

describe('CART-11 rowsAfter', () => {
  it('keeps the place of a line that went by itself', () => {
    const rows = rowsAfter([tang, goby, shrimp], [tang, shrimp], []);
    expect(rows).toEqual([tang, goby, shrimp]);
    // Later changes too, until it is there again.
    const two = { ...shrimp, quantity: 2 };
    expect(rowsAfter(rows, [two], [])).toEqual([tang, goby, two]);
    expect(rowsAfter(rows, [tang, { ...goby }, shrimp], [])).toHaveLength(3);
  });

  it('keeps no place of what the buyer removes', () => {
    expect(rowsAfter([tang, goby, shrimp], [tang, shrimp], [goby])).toEqual([tang, shrimp]);
  });
});
