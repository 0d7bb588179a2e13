import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  forgetRefused,
  refusedCalls,
  watchQueuedCalls,
} from '#platform/data/calls/queued-calls.ts';
import { refusedWith, serveFunctions } from '#testing/functions-server.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { isMessageWaiting, sendContactMessage } from './contact-outbox.ts';

const TYPED = {
  name: 'Ana Reyes',
  email: 'ana@example.com',
  phone: '',
  subject: 'Delivery',
  message: 'Do you deliver to Key Largo?',
};

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('window', pageWithStorage(kept));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('ORD-07 a message that waited and that the shop then refuses stays on the device, is told, and is not sent again', async () => {
  const sent = serveFunctions(() => refusedWith('INVALID_ARGUMENT', 'The request is not valid.'));
  vi.stubGlobal('navigator', { onLine: false });
  await sendContactMessage(TYPED);
  const leave = refusedCalls.subscribe(() => {});
  vi.stubGlobal('navigator', { onLine: true });
  const arrived = vi.fn<() => void>();
  watchQueuedCalls(arrived);
  await vi.waitFor(() => expect(isMessageWaiting()).toBe(false));
  expect(refusedCalls.get()).toEqual([expect.objectContaining({ input: sent[0]?.[1] })]);
  expect([...kept.values()].join('')).toContain(TYPED.message);
  watchQueuedCalls(arrived);
  expect([sent.length, arrived.mock.calls.length]).toEqual([1, 0]);

  forgetRefused(refusedCalls.get()[0]?.id ?? '');
  expect([refusedCalls.get(), [...kept.keys()]]).toEqual([[], []]);
  leave();
});
