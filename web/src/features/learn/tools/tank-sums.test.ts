import { describe, expect, it } from 'vitest';
import {
  forTank,
  heaterPair,
  kilograms,
  litres,
  rounded,
  spanText,
  tankGallons,
} from './tank-sums.ts';

describe('tank sums', () => {
  it('knows the standard 75 gallon tank', () => {
    expect(tankGallons({ length: 48, width: 18, height: 20.05 }, 'in')).toBeCloseTo(75, 0);
  });

  it('gives the same in centimetres', () => {
    const inches = tankGallons({ length: 36, width: 18, height: 16 }, 'in');
    const cm = tankGallons({ length: 91.44, width: 45.72, height: 40.64 }, 'cm');
    expect(cm).toBeCloseTo(inches, 6);
  });

  it('LEARN-07 works the article’s example: 75 gallons take 225 to 375 watts, two of 150', () => {
    const watts = forTank({ low: 3, high: 5 }, 75);
    expect(spanText(watts)).toBe('225–375');
    expect(heaterPair(watts)).toBe(150);
  });

  it('has no pair for a tank no heater is made for', () => {
    expect(heaterPair({ low: 4000, high: 5000 })).toBeNull();
  });

  it('changes units', () => {
    expect(spanText(kilograms({ low: 75, high: 150 }))).toBe('34–68');
    expect(spanText(litres({ low: 75, high: 75 }))).toBe('285');
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
