import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookForNumber } from './look-for-number.ts';

const UPS = '1Z999AA10123456784';
const PLAYING = { paused: false, readyState: 4 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A barcode reader whose looks fail until this one. */
function readerFailing(until: number) {
  let looks = 0;
  return {
    detect: vi.fn(async () => {
      looks += 1;
      if (looks < until) throw new DOMException('', 'InvalidStateError');
      return [{ rawValue: UPS }];
    }),
  };
}

/** What a scan of half a minute ends with: the number, null, or the error's text. */
async function scanned(reader: ReturnType<typeof readerFailing>, video: typeof PLAYING) {
  const stop = new AbortController();
  const end = lookForNumber(reader, video, stop.signal).catch(String);
  await vi.advanceTimersByTimeAsync(30_000);
  stop.abort();
  await vi.advanceTimersByTimeAsync(1000);
  return end;
}

it('SOLD-05 a few looks that fail are followed by the next one', async () => {
  expect(await scanned(readerFailing(10), PLAYING)).toBe(UPS);
});

it('SOLD-05 a reader that fails again and again at a playing video is given up', async () => {
  const reader = readerFailing(Infinity);
  expect(await scanned(reader, PLAYING)).toMatch(/cannot be read/);
  expect(reader.detect).toHaveBeenCalledTimes(10);
});

it('SOLD-05 a video without a frame is waited for', async () => {
  expect(await scanned(readerFailing(40), { ...PLAYING, readyState: 1 })).toBe(UPS);
  expect(await scanned(readerFailing(40), { ...PLAYING, paused: true })).toBe(UPS);
  expect(await scanned(readerFailing(Infinity), { ...PLAYING, readyState: 0 })).toBeNull();
});
