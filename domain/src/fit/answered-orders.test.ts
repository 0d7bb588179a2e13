import { describe, expect, it } from 'vitest';
import { answeredIn, MAX_ANSWERED_ORDERS, withAnswers } from './answered-orders.ts';

describe('FIT-06 orders that were asked about', () => {
  it('are none in a document from before they were stored, or in a damaged one', () => {
    expect(answeredIn(undefined)).toEqual([]);
    expect(answeredIn([1])).toEqual([]);
    expect(answeredIn(['a'])).toEqual(['a']);
  });

  it('are remembered once each, until the answer is taken back', () => {
    expect(withAnswers(['a', 'b'], ['a'], true)).toEqual(['b', 'a']);
    expect(withAnswers(['a', 'b'], ['a'], false)).toEqual(['b']);
    expect(withAnswers(['b'], ['a'], false)).toEqual(['b']);
    expect(withAnswers(['a', 'b'], ['c', 'a'], true)).toEqual(['b', 'c', 'a']);
  });

  it('are bounded: the oldest answers make room', () => {
    const full = Array.from({ length: MAX_ANSWERED_ORDERS }, (_, index) => `o${index}`);
    const next = withAnswers(full, ['new'], true);
    expect(next).toHaveLength(MAX_ANSWERED_ORDERS);
    expect(next[0]).toBe('o1');
    expect(next.at(-1)).toBe('new');
  });
});
