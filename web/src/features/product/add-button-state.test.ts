import { describe, expect, it } from 'vitest';
import { addButtonState } from './add-button-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const inStock = { stock: 4, sold_out_at: null };
const soldOut = { stock: 0, sold_out_at: new Date('2026-11-20T12:00:00Z') };
const archived = { stock: 0, sold_out_at: new Date('2026-11-01T12:00:00Z') };

describe('PROD-04 addButtonState', () => {
  it('asks guests to sign in, whatever the product', () => {
    for (const product of [inStock, soldOut, archived]) {
      const state = addButtonState(product, 'signed-out', product.stock, now);
      expect(state).toEqual({ label: 'Login to Purchase', isDisabled: false });
    }
  });

  it('offers what is in stock to users', () => {
    const state = addButtonState(inStock, 'signed-in', 4, now);
    expect(state).toEqual({ label: 'Add to Cart', isDisabled: false });
  });

  it('SEEN-23 can be pressed before it is known who is there', () => {
    const state = addButtonState(inStock, 'loading', 4, now);
    expect(state).toEqual({ label: 'Add to Cart', isDisabled: false });
    expect(addButtonState(soldOut, 'loading', 0, now).isDisabled).toBe(true);
  });

  it('offers nothing more when all of it is in the cart', () => {
    expect(addButtonState(inStock, 'signed-in', 0, now).isDisabled).toBe(true);
  });

  it('says why sold-out and archived products cannot be added', () => {
    expect(addButtonState(soldOut, 'signed-in', 0, now).label).toBe('Out of Stock');
    expect(addButtonState(archived, 'signed-in', 0, now).label).toBe('Archived');
  });
});
