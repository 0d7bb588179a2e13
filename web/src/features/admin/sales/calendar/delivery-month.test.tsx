import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { clockIn } from '@reef/domain/shipping/day';
import { CLOCKS } from '#platform/clock.ts';
import { DeliveryMonth } from './delivery-month.tsx';

afterEach(() => vi.unstubAllEnvs());

/** The day of the month that is marked as today, of the month in which it is in the shop. */
function todayIn(timeZone: string | null): string | undefined {
  const [year = 0, month = 1] = clockIn(timeZone ?? 'UTC', CLOCKS.minute.getInitial())
    .day.split('-')
    .map(Number);
  const drawn = renderToStaticMarkup(
    <DeliveryMonth
      month={{ year, month: month - 1 }}
      timeZone={timeZone}
      deliveries={null}
      isDeviceCopy={false}
    />,
  );
  return /aria-current="date".*?class="day-number">(\d+)</.exec(drawn)?.[1];
}

it('SHIP-04 today among the deliveries is the shop’s, wherever the device is', () => {
  // Their days are never the same.
  const [here, shop] = ['Pacific/Kiritimati', 'Pacific/Niue'];
  vi.stubEnv('TZ', here);
  const day = Number(clockIn(shop, CLOCKS.minute.getInitial()).day.slice(8));
  expect(todayIn(shop)).toBe(String(day));
  expect(todayIn(null)).toBeUndefined();
});
