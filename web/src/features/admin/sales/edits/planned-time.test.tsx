import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '@reef/domain/shared/time';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { toDateTimeInput } from '#ui/format-date.ts';
import { PlannedTime } from './planned-time.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

function notesOn(planned: string, created_at = new Date('2026-11-20T10:00:00Z')): string {
  const order = anOrder({ created_at, guarantee_hours: 72 });
  return renderToStaticMarkup(
    <PlannedTime value={planned} fault={null} order={order} timeZone={null} onChange={() => {}} />,
  );
}

it('SOLD-05 a planned time is judged by the present time, however long the page has been open', () => {
  // Nothing has read the clock of minutes since this page was opened.
  const opened = Date.now();
  const later = (hours: number) => new Date(opened + hours * HOUR_MS);
  const notesAfter = (hours: number) => notesOn(toDateTimeInput(later(hours)), later(-24));
  vi.useFakeTimers({ now: later(30), toFake: ['Date'] });
  expect(notesAfter(26)).toContain('counts as delivered then');
  expect(notesAfter(34)).not.toContain('counts as delivered then');
  vi.setSystemTime(later(100));
  // 59.5 days ahead; 63.7 when the page was opened.
  expect(notesAfter(100 + 59.5 * 24)).not.toContain('days away');
});

it('SOLD-05 the end of a guarantee is told on the clock of the place where the device is by now', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z'), toFake: ['Date'] });
  vi.stubEnv('TZ', 'America/New_York');
  expect(notesOn('2026-11-24T09:00')).toContain('ends on Nov 27, 2026, 9:00 AM');
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(notesOn('2026-11-24T09:00')).toContain('ends on Nov 27, 2026, 9:00 AM');
});
