import { expect, it } from 'vitest';
import { dayWithYear } from './day-with-year.ts';

it('LEARN-13 a day of another year is told with its year', () => {
  const today = '2026-11-28';
  expect(dayWithYear('2026-11-24', 'short', today)).toBe('Tue, Nov 24');
  expect(dayWithYear('2025-11-29', 'short', today)).toBe('Sat, Nov 29, 2025');
  expect(dayWithYear('2027-01-04', 'long', today)).toBe('Monday, January 4, 2027');
});
