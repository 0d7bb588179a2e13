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
