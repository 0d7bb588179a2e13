import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  boxGallons,
  toCelsius,
  toCentimeters,
  toFahrenheit,
  toGallons,
  toInches,
  toLiters,
} from './units.ts';

const amount = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('FIT-06 units', () => {
  it.each([
    ['gallons', toLiters, toGallons],
    ['inches', toCentimeters, toInches],
    ['degrees Fahrenheit', toCelsius, toFahrenheit],
  ])('%s come back from the other unit', (_name, there, back) => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(back(there(value))).toBeCloseTo(value, 6);
        expect(there(back(value))).toBeCloseTo(value, 6);
      }),
    );
  });

  it('agree with the tables of the trade', () => {
    expect(toLiters(100)).toBeCloseTo(378.54, 2);
    expect(toCentimeters(48)).toBeCloseTo(121.92, 2);
    expect(toCelsius(78)).toBeCloseTo(25.56, 2);
    expect(boxGallons(48, 18, 20)).toBeCloseTo(74.8, 1);
  });
});
