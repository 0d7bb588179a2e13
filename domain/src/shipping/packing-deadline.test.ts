import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { isTooLateFor } from './packing-deadline.ts';

it.each([
  // The day before is the packing day, up to midnight in Florida.
  ['overnight', '2026-11-18T04:59:00Z', false],
  ['overnight', '2026-11-18T05:00:00Z', true],
  ['pickup', '2026-11-18T05:00:00Z', false],
  ['pickup', '2026-11-19T05:00:00Z', true],
] as const)('SHIP-02 %s for November 18, paid at %s, is too late: %s', (method, now, isLate) => {
  const chosen = { method, day: '2026-11-18' };
  expect(isTooLateFor(DEFAULT_SETTINGS, chosen, new Date(now))).toBe(isLate);
});
