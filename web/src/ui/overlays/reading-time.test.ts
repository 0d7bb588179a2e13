import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterSeen, readingMs } from './reading-time.ts';

let page: { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  page = { hidden: false };
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('SEEN-19 a message stays long enough to be read, and five seconds at least', () => {
  expect(readingMs('Settings saved', 5000)).toBe(5000);
  expect(readingMs(Array.from({ length: 47 }, () => 'word').join(' '), 5000)).toBe(18_800);
});

it('SEEN-19 a message goes after its time', () => {
  const then = vi.fn();
  afterSeen(5000, then);
  vi.advanceTimersByTime(4999);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledTimes(1);
});

it('SEEN-19 the time of a message does not pass in a hidden tab', () => {
  const then = vi.fn();
  afterSeen(5000, then);
  vi.advanceTimersByTime(4000);
  page.hidden = true;
  vi.advanceTimersByTime(600_000);
  expect(then).not.toHaveBeenCalled();
  page.hidden = false;
  vi.advanceTimersByTime(999);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledTimes(1);
});

it('SEEN-19 a message that was dismissed does not come to its time', () => {
  const then = vi.fn();
  const end = afterSeen(5000, then);
  end();
  vi.advanceTimersByTime(600_000);
  expect(then).not.toHaveBeenCalled();
});
