import { describe, expect, it } from 'vitest';
import type { AddResult } from '@reef/domain/cart/cart';
import { addMessage } from './cart-messages.ts';

const added = (units: number, isCapped = false): AddResult => ({
  ok: true,
  lines: [],
  added: units,
  isCapped,
});

describe('addMessage', () => {
  it('CART-09 names what was added, and how many', () => {
    expect(addMessage(added(1), 'Blue Tang').title).toBe('Blue Tang added to cart!');
    expect(addMessage(added(3), 'Blue Tang')).toEqual({
      title: 'Added 3 × Blue Tang to cart!',
      tone: 'success',
      isInCart: true,
    });
  });

  it('CART-07 warns when the stock set the quantity', () => {
    const message = addMessage(added(2, true), 'Blue Tang');
    expect(message).toEqual({
      title: 'Quantity adjusted to 2 due to stock limits',
      tone: 'warning',
    });
  });

  it('CART-05 tells guests to sign in', () => {
    const message = addMessage({ ok: false, refusal: 'sign-in-required' }, 'Blue Tang');
    expect(message.title).toBe('Please sign in to add items to your cart');
  });
});
