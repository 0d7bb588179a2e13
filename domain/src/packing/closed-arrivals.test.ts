import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { addDays } from '@reef/domain/shipping/day';
import { closedArrivals } from './closed-arrivals.ts';

const closed = (...closed_dates: string[]) => ({ ...DEFAULT_SETTINGS, closed_dates });

it('SHIP-03 a closed date takes its own arrivals, and those whose boxes would be packed on it', () => {
  expect(closedArrivals(DEFAULT_SETTINGS, '2026-12-01')).toEqual([]);
  // A Tuesday: overnight boxes packed on it arrive on Wednesday.
  expect(closedArrivals(closed('2026-12-08'), '2026-12-01')).toEqual(['2026-12-08', '2026-12-09']);
  // A Sunday takes none: nothing is packed on it, and nothing arrives.
  expect(closedArrivals(closed('2026-12-06'), '2026-12-01')).toEqual([]);
  expect(closedArrivals(closed('2026-12-08', '2025-12-09'), '2026-12-09')).toEqual(['2026-12-09']);
});

it('SHIP-03 names as many days as one query can ask for, the soonest', () => {
  const dates = Array.from({ length: 60 }, (_, later) => addDays('2026-12-01', later));
  const days = closedArrivals(closed(...dates), '2026-12-03');
  expect(days).toHaveLength(30);
  expect(days[0]).toBe('2026-12-03');
});
