import { rangeOfDays } from '@reef/domain/orders/sales/calendar';
import { expect, it } from 'vitest';
import { dayShown, rangeTyped, singleDay } from './typed-day.ts';

it('SEEN-12 the field keeps month and day while the year is typed', () => {
  for (const typed of ['0002-11-17', '0020-11-17', '0202-11-17']) {
    expect(rangeTyped(typed)).toBeNull();
    expect(dayShown(rangeTyped(typed), typed)).toBe(typed);
  }
  expect(rangeTyped('2026-11-17')).toEqual(rangeOfDays('2026-11-17', '2026-11-17'));
  expect(dayShown(rangeTyped('2026-11-17'), '2026-11-17')).toBe('2026-11-17');
});

it('SEEN-12 an emptied field, Clear and a range of the calendar show', () => {
  expect(dayShown(rangeTyped(''), '')).toBe('');
  // Cleared elsewhere: a completely typed day does not come back.
  expect(dayShown(null, '2026-11-17')).toBe('');
  const week = rangeOfDays('2026-11-15', '2026-11-21');
  expect(dayShown(week, '0202-11-17')).toBe('');
  expect(dayShown(rangeOfDays('2026-11-15', '2026-11-15'), '')).toBe('2026-11-15');
  expect(singleDay(null)).toBe('');
});
