import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ticking } from './clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-27T08:00:00Z') });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const unlock = () => document.dispatchEvent(new Event('visibilitychange'));

it('LEARN-12 the clock of minutes is right as soon as the page is seen again', () => {
  const clock = ticking('minute');
  const leave = clock.subscribe(() => {});
  const after = (time: string, happen: () => void) => {
    // The device sleeps: its timers stand still.
    vi.setSystemTime(new Date(time));
    happen();
    return clock.get().toISOString();
  };
  const [unlocked, returned, later] = [
    '2026-11-27T18:00:00.000Z',
    '2026-11-28T07:00:00.000Z',
    '2026-11-29T07:00:00.000Z',
  ];
  expect(after(unlocked, unlock)).toBe(unlocked);
  expect(after(returned, () => window.dispatchEvent(new Event('pageshow')))).toBe(returned);
  leave();
  vi.runOnlyPendingTimers();
  expect(after(later, unlock)).toBe(returned);
});
