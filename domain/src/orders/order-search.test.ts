import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder } from '@reef/domain/testing/order-fixture';
import {
  isOrderFoundBy,
  orderSearchTerms,
  orderWords,
  searchTerm,
  searchWords,
} from './order-search.ts';

describe('searching orders', () => {
  it('SOLD-02 finds by order number, purchaser and product, without accents', () => {
    const order = anOrder();
    for (const query of [
      'r261121-7k',
      '7K3Q',
      'nunez',
      'ana@exa',
      'example',
      'clown',
      'ana clown',
    ]) {
      expect(isOrderFoundBy(order, searchWords(query)), query).toBe(true);
    }
    for (const query of ['goby', 'ana goby', '#saltwater']) {
      expect(isOrderFoundBy(order, searchWords(query)), query).toBe(false);
    }
  });

  it('SOLD-02 whatever is found by words is found by the stored terms', () => {
    const order = anOrder();
    const terms = new Set(orderSearchTerms(order));
    const words = orderWords(order);
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(40), (word, length) => {
        const [typed] = searchWords(word.slice(0, Math.max(1, length)));
        if (typed === undefined) return;
        expect(isOrderFoundBy(order, [typed])).toBe(true);
        expect(terms.has(searchTerm(typed))).toBe(true);
      }),
    );
  });

  it('keeps the document small however much was bought', () => {
    const items = Array.from({ length: 50 }, (_, at) => ({
      product_id: `p${at}`,
      name: `Extraordinarily long product name number ${at} of fifty`,
      quantity: 1,
      unit_price_cents: 100,
    }));
    const terms = orderSearchTerms(anOrder({ items, categories: ['Live Coral'] }));
    expect(terms.length).toBeLessThan(410);
    expect(terms).toContain('#Live Coral');
    expect(terms).toContain('r261121-7k3q');
  });
});

describe('what is stored and asked for', () => {
  it('SOLD-02 stores no prefix of more than 12 letters, and looks up by as many', () => {
    const terms = orderSearchTerms(anOrder({ buyer_name: 'Abcdefghijklmnop' }));
    expect(terms).toContain('abcdefghijkl');
    expect(terms).not.toContain('abcdefghijklm');
    expect(searchTerm('abcdefghijklmnop')).toBe('abcdefghijkl');
    expect(searchTerm('abc')).toBe('abc');
  });

  it('SOLD-02 stores at the most 400 terms in addition to the categories', () => {
    const items = Array.from({ length: 90 }, (_, at) => ({
      product_id: `p${at}`,
      name: `${String.fromCharCode(97 + (at % 26), 97 + Math.floor(at / 26))}xxxxxxxxxxxx`,
      quantity: 1,
      unit_price_cents: 100,
    }));
    const terms = orderSearchTerms(anOrder({ items, categories: ['Live Coral'] }));
    expect(terms.length).toBeLessThanOrEqual(401);
    expect(terms.length).toBeGreaterThan(350);
  });

  it('SOLD-02 stores four hundred terms and no more, the number first, and no empty word', () => {
    const items = Array.from({ length: 500 }, (_, at) => ({
      product_id: `p${at}`,
      name: String.fromCodePoint(0x4e00 + at),
      quantity: 1,
      unit_price_cents: 100,
    }));
    const order = anOrder({ order_number: 'R', buyer_name: ' ', buyer_email: '', items });
    expect(orderWords(order)).not.toContain('');
    const terms = orderSearchTerms({ ...order, categories: [] });
    expect(terms).toHaveLength(400);
    expect(terms[0]).toBe('r');
  });

  it('SOLD-02 asks for six words at the most, the longest first', () => {
    expect(searchWords('  a bbb cc dddd  e f g ')).toEqual(['dddd', 'bbb', 'cc', 'a', 'e', 'f']);
    expect(searchWords(' ')).toEqual([]);
  });
});
