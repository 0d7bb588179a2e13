import { afterEach, expect, it, vi } from 'vitest';
import { soundAlarm } from './alarm.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['after a press', { userActivation: { hasBeenActive: true } }, 1],
  ['before any press', { userActivation: { hasBeenActive: false } }, 0],
  ['in a browser that cannot tell, without throwing', {}, 0],
])('the alarm vibrates only where the browser allows it: %s', (_, known, times) => {
  const vibrate = vi.fn();
  vi.stubGlobal('navigator', { vibrate, ...known });
  soundAlarm();
  expect(vibrate).toHaveBeenCalledTimes(times);
});
