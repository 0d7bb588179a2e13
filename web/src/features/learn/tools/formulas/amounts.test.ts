import { describe, expect, it } from 'vitest';
import { kilograms, liters, rounded, spanText } from './amounts.ts';

describe('amounts', () => {
  it('changes units', () => {
    expect(spanText(kilograms({ low: 75, high: 150 }))).toBe('34–68');
    expect(spanText(liters({ low: 75, high: 75 }))).toBe('285');
  });

  it.each([
    [7.46, '7.5'],
    [75.4, '75'],
    [1236, '1,240'],
    [233, '235'],
  ])('rounds %d to %s', (value, text) => {
    expect(rounded(value)).toBe(text);
  });
});
