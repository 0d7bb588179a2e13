import { expect, it } from 'vitest';
import { typedNumber } from './typed-number.ts';

it.each([
  ['1.025', 1.025],
  [' 0,25 ', 0.25],
  ['0', 0],
  ['', null],
  ['abc', null],
  ['-1', null],
  ['1e999', null],
])('reads %j as %j', (text, value) => {
  expect(typedNumber(text)).toBe(value);
});
