import { afterEach, expect, it, vi } from 'vitest';
import { readyAlarmOnPress, soundAlarm } from './alarm.ts';

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

it('the alarm of a page that was reloaded is prepared by the next press, until the session is over', () => {
  const resume = vi.fn(async () => {});
  class Sound {
    state = 'suspended';
    resume = resume;
  }
  vi.stubGlobal('AudioContext', Sound);
  const page = new EventTarget();
  vi.stubGlobal('document', page);
  const end = readyAlarmOnPress();
  expect(resume).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pointerup'));
  page.dispatchEvent(new Event('keydown'));
  expect(resume).toHaveBeenCalledTimes(2);
  end();
  page.dispatchEvent(new Event('pointerup'));
  expect(resume).toHaveBeenCalledTimes(2);
});
