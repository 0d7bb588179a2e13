import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryUntilLoaded, type FileUrl } from './use-file-urls.ts';

const FAILED: FileUrl = { phase: 'failed' };
const HAD: FileUrl = { phase: 'ready', url: 'https://photos.example/1' };

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers with these in turn, then with the last one again and again. */
function asking(...answers: FileUrl[]) {
  const told: FileUrl[] = [];
  const ask = vi.fn(async () => (answers.length > 1 ? answers.shift() : answers[0]) ?? FAILED);
  const end = retryUntilLoaded(ask, (url) => told.push(url));
  return { told, ask, end };
}

it('CLAIM-03 a photo that could not be had is asked for again after a pause, until it is there', async () => {
  const { told, ask } = asking(FAILED, HAD);
  await vi.advanceTimersByTimeAsync(9999);
  expect(told).toEqual([FAILED]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([FAILED, HAD]);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('CLAIM-03 a photo that could not be had is asked for when the page is shown again', async () => {
  const { told } = asking(FAILED, HAD);
  await vi.advanceTimersByTimeAsync(0);
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([FAILED, HAD]);
});

it('CLAIM-03 a photo that could not be had is asked for when the network comes back', async () => {
  const { told } = asking(FAILED, HAD);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([FAILED, HAD]);
});

it('CLAIM-03 nothing is asked for once nobody looks', async () => {
  const { told, ask, end } = asking(FAILED);
  await vi.advanceTimersByTimeAsync(0);
  end();
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(told).toEqual([FAILED]);
});
