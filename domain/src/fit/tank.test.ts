import { expect, it } from 'vitest';
import { isDay, LAST_DAY } from './tank.ts';

it.each([
  ['2026-11-25', true],
  [LAST_DAY, true],
  ['20261-11-25', false],
  ['2026-02-30', false],
  ['', false],
])('FIT-09 a plan begins on a day that can be stored: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
