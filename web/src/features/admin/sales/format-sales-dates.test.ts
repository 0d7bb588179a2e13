import { afterEach, expect, it, vi } from 'vitest';
import { monthText } from './calendar/format-month.ts';
import { longDayText, timeText } from './format-sales-dates.ts';

afterEach(() => vi.unstubAllEnvs());

it('CAL-01 CAL-03 SOLD-04 days, times and months are told in the time zone where the device is by now', () => {
  const sold = new Date('2026-11-22T02:10:00Z');
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect([longDayText(sold), timeText(sold)]).toEqual(['Saturday, November 21, 2026', '6:10 PM']);
  expect(monthText({ year: 2026, month: 10 })).toBe('November 2026');
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect([longDayText(sold), timeText(sold)]).toEqual(['Sunday, November 22, 2026', '3:10 AM']);
  expect(monthText({ year: 2026, month: 10 })).toBe('November 2026');
});
