import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isPressed } from './pressed.ts';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  stop = isPressed.subscribe(() => undefined);
});

afterEach(() => {
  stop();
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function after(...kinds: readonly string[]): boolean {
  for (const kind of kinds) window.dispatchEvent(new Event(kind));
  return isPressed.get();
}

it('SOLD-10 a press lasts from the touch until its click, and the one that a label passes on', () => {
  expect(after()).toBe(false);
  expect(after('pointerdown')).toBe(true);
  expect(after('pointerup')).toBe(true);
  expect(after('click', 'click')).toBe(true);
  vi.advanceTimersByTime(0);
  expect(isPressed.get()).toBe(false);
});

it('SOLD-10 a touch that becomes a scroll or opens the browser’s menu, or has no click, holds nothing for long', () => {
  expect(after('pointerdown', 'pointercancel')).toBe(false);
  expect(after('pointerdown', 'contextmenu')).toBe(false);
  expect(after('pointerdown', 'pointerup')).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(isPressed.get()).toBe(false);
});

it('SOLD-10 a second touch is not ended by the first', () => {
  expect(after('pointerdown', 'pointerup', 'pointerdown')).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(isPressed.get()).toBe(true);
});
