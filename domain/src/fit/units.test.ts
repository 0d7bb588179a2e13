import { expect, it } from 'vitest';
import { boxGallons, toCentimeters, toKilograms, toLiters } from './units.ts';

it('FIT-06 units agree with the tables of the trade', () => {
  expect(toLiters(100)).toBeCloseTo(378.54, 2);
  expect(toCentimeters(48)).toBeCloseTo(121.92, 2);
  expect(toKilograms(75)).toBeCloseTo(34.02, 2);
  expect(boxGallons(48, 18, 20)).toBeCloseTo(74.8, 1);
});
