import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anOrder } from '@reef/domain/testing/order-fixture';
import {
  isOrderFoundBy,
  isWholeTerm,
  orderSearchTerms,
  orderWords,
  searchTerms,
  orderQueryWords,
} from './order-search.ts';

function isFoundIn(stored: readonly string[], word: string): boolean {
  return searchTerms(word).some((term) => stored.includes(term));
}

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
      'fish',
      'ownfi',
      '3qx',
      'úñe fish',
    ]) {
      expect(isOrderFoundBy(order, orderQueryWords(query)), query).toBe(true);
    }
    for (const query of ['goby', 'ana goby', '#saltwater', 'wn', 'h']) {
      expect(isOrderFoundBy(order, orderQueryWords(query)), query).toBe(false);
    }
  });

  it.each([
    "o'brien",
    'O’Brien',
    'obrien',
    "o'br",
    "O'b",
    'brien',
    "pat.o'brien@ex",
    'pat.obrien@ex',
  ])('SOLD-02 finds Pat O’Brien by %s, also in orders that were stored before', (query) => {
    const [word = ''] = orderQueryWords(query);
    for (const sign of ["'", '’']) {
      const buyer_email = `pat.o${sign}brien@example.com`;
      const order = anOrder({ buyer_name: `Pat O${sign}Brien`, buyer_email });
      expect(isOrderFoundBy(order, [word])).toBe(true);
      expect(isFoundIn(orderSearchTerms(order), word)).toBe(true);
      // They have what follows the apostrophe, and the address with it.
      if (!query.includes('obrien')) {
        expect(isFoundIn(['o', 'br', 'brien', 'brien@e'], word)).toBe(true);
      }
    }
    expect(isWholeTerm(word)).toBe(word === 'brien');
  });

  it('SOLD-02 keeps the signs of a number and of an address together, with one kind of apostrophe', () => {
    const order = anOrder({ buyer_email: 'jane.doe@example.com' });
    expect(isOrderFoundBy(order, orderQueryWords('jane.doe@ex'))).toBe(true);
    expect(isOrderFoundBy(order, orderQueryWords('doe.jane'))).toBe(false);
    expect(searchTerms('jane.doe@example.com')[0]).toBe('jane.doe@e');
    expect(orderQueryWords("' ’")).toEqual([]);
    expect(orderQueryWords('Pát.OʼBrien@Reef')).toEqual(["pat.o'brien@reef"]);
  });

  it('SOLD-02 SEEN-11 whatever is found by words is found by the stored terms', () => {
    const order = anOrder();
    const terms = new Set(orderSearchTerms(order));
    const words = orderWords(order);
    fc.assert(
      fc.property(fc.constantFrom(...words), fc.nat(40), fc.nat(40), (word, start, length) => {
        // One or two signs find beginnings of words; more find parts inside words too.
        const from = length < 3 ? 0 : start;
        const [typed] = orderQueryWords(word.slice(from, from + Math.max(1, length)));
        if (typed === undefined || (from > 0 && typed.length < 3)) return;
        expect(isOrderFoundBy(order, [typed])).toBe(true);
        expect(searchTerms(typed).some((term) => terms.has(term))).toBe(true);
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
    expect(terms.length).toBeLessThanOrEqual(1000);
    expect(terms).toContain('#Live Coral');
    expect(terms).toContain('r261121-7k');
    expect(terms).toContain('ordinar');
  });
});

/** An order of so many lines, each with words of its own. */
function orderOf(lines: number) {
  const items = Array.from({ length: lines }, (_, at) => ({
    product_id: `p${at}`,
    name: `${(7 ** 9 + at * 7919).toString(36).repeat(3)} last${at}fish`,
    quantity: 1,
    unit_price_cents: 100,
  }));
  return anOrder({ items, categories: ['Live Coral'] });
}

describe('what is stored and asked for', () => {
  it('SEEN-11 stores parts of 3, 5, 7 and 10 letters, and looks up by the longest of them', () => {
    const terms = orderSearchTerms(anOrder({ buyer_name: 'Abcdefghijklmnop' }));
    for (const part of ['a', 'ab', 'cde', 'nop', 'efghi', 'hijklmn', 'ghijklmnop']) {
      expect(terms, part).toContain(part);
    }
    for (const part of ['cd', 'abcd', 'abcdefghijkl']) expect(terms, part).not.toContain(part);
    expect(searchTerms('abcdefghijklmnop')[0]).toBe('abcdefghij');
    expect(searchTerms('fish')[0]).toBe('fis');
    expect(searchTerms('ab')[0]).toBe('ab');
    expect(isWholeTerm('clown')).toBe(true);
    expect(isWholeTerm('fish')).toBe(false);
  });

  it('SEEN-11 an order of very many words stores a bounded number of terms and is still found', () => {
    const order = orderOf(50);
    const terms = new Set(orderSearchTerms(order));
    // The category, and the term that says there are more words.
    expect(terms.size).toBe(1002);
    for (const query of ['last49fish', 'ast49fi', '7k3qxm']) {
      const [word = ''] = orderQueryWords(query);
      expect(
        searchTerms(word).some((term) => terms.has(term)),
        query,
      ).toBe(true);
      expect(isOrderFoundBy(order, [word]), query).toBe(true);
    }
    expect(isOrderFoundBy(order, ['last50fish'])).toBe(false);
    // A small order matches only if it holds the word.
    const few = new Set(orderSearchTerms(orderOf(2)));
    expect(searchTerms('goby').some((term) => few.has(term))).toBe(false);
  });

  it('SOLD-02 stores a thousand terms and one more, the number first, and no empty word', () => {
    const items = Array.from({ length: 1500 }, (_, at) => ({
      product_id: `p${at}`,
      name: String.fromCodePoint(0x4e00 + at),
      quantity: 1,
      unit_price_cents: 100,
    }));
    const order = anOrder({ order_number: 'R', buyer_name: ' ', buyer_email: '', items });
    expect(orderWords(order)).not.toContain('');
    const terms = orderSearchTerms({ ...order, categories: [] });
    expect(terms).toHaveLength(1001);
    expect(terms[0]).toBe('r');
  });

  it('SOLD-02 asks for at most six words, the longest first', () => {
    expect(orderQueryWords('  a bbb cc dddd  e f g ')).toEqual([
      'dddd',
      'bbb',
      'cc',
      'a',
      'e',
      'f',
    ]);
    expect(orderQueryWords(' ')).toEqual([]);
  });
});
