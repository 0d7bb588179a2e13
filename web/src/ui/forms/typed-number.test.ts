import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

// `1,025` is out of the bounds of every field for specific gravity, which ends at 1.04.
it.each([
  ['1,025', 1025],
  ['1.025', 1.025],
  [' 0,25 ', 0.25],
  ['0', 0],
  ['1,280', 1280],
  ['12,345.5', 12_345.5],
  ['0,125', 0.125],
  ['1,28', 1.28],
  ['1,2,3', null],
  ['', null],
  ['abc', null],
  ['-1', null],
  ['1e999', null],
])('reads %j as %j', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});

it('reads a comma before three digits as a point in a field of small numbers', () => {
  expect(typedNumber('1,250', { hasThousands: false })).toBe(1.25);
  expect(typedNumber('1,000.5', { hasThousands: false })).toBeNull();
});

it('takes nothing below the least', () => {
  expect(typedNumber('0.5', { min: 1 })).toBeNull();
  expect(typedNumber('1', { min: 1 })).toBe(1);
});
