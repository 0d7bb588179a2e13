import { describe, expect, it } from 'vitest';
import { forTank, spanText } from './amounts.ts';
import { heaterPair } from './heaters.ts';

describe('a pair of heaters', () => {
  it('LEARN-07 works the article’s example: 75 gallons take 225 to 375 watts, two of 150', () => {
    const watts = forTank({ low: 3, high: 5 }, 75);
    expect(spanText(watts)).toBe('225–375');
    expect(heaterPair(watts)).toBe(150);
  });

  it('has no pair for a tank no heater is made for', () => {
    expect(heaterPair({ low: 4000, high: 5000 })).toBeNull();
  });
});
