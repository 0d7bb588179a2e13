import { afterEach, expect, it, vi } from 'vitest';
import { formatDateTime, formatWeekdayTime } from './format-date.ts';

afterEach(() => vi.unstubAllEnvs());

it('CLAIM-01 a time is told on the clock of the place where the device is by now', () => {
  const end = new Date('2026-11-22T20:10:00Z');
  vi.stubEnv('TZ', 'America/New_York');
  expect(formatWeekdayTime(end)).toBe('Sun, Nov 22, 3:10 PM');
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(formatWeekdayTime(end)).toBe('Sun, Nov 22, 12:10 PM');
  expect(formatDateTime(end)).toBe('Nov 22, 2026, 12:10 PM');
});
