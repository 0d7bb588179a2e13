import { describe, expect, it } from 'vitest';
import { usualLength } from './rule-tank-size.ts';

describe('FIT-07 the usual length of a tank', () => {
  it.each([
    [5, 12],
    [20, 24],
    [29, 30],
    [40, 36],
    [55, 48],
    [120, 48],
    [125, 72],
    [180, 72],
    [240, 96],
  ])('of %i gallons is %i inches', (gallons, inches) => {
    expect(usualLength(gallons)).toBe(inches);
  });
});
