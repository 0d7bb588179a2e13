import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageWithStorage } from '#testing/local-storage.ts';
import {
  deleteWaitingMessages,
  isMessageWaiting,
  onSentElsewhere,
  sendContactMessage,
} from './contact-outbox.ts';

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
  vi.stubGlobal('navigator', { onLine: false });
});

afterEach(() => vi.unstubAllGlobals());

it('ORD-07 without a connection a message is kept on this device', async () => {
  const longest = { ...TYPED, subject: 'x'.repeat(200), message: 'x'.repeat(5000) };
  expect(isMessageWaiting()).toBe(false);
  expect(await sendContactMessage(longest)).toEqual({ ok: true, isQueued: true });
  expect(isMessageWaiting()).toBe(true);
  expect([...kept.values()].join('')).toContain(longest.message);
});

it('ORD-07 messages that wait can be deleted', async () => {
  await sendContactMessage(TYPED);
  await sendContactMessage({ ...TYPED, subject: 'Another' });
  expect(deleteWaitingMessages()).toBe(true);
  expect([...kept.values()].join('')).not.toContain(TYPED.message);
  expect(isMessageWaiting()).toBe(false);
  expect(deleteWaitingMessages()).toBe(false);
});

it('ORD-07 another tab has sent what waited once nothing waits any more', async () => {
  const listener = vi.fn();
  const leave = onSentElsewhere(listener);
  await sendContactMessage(TYPED);
  const [key = ''] = kept.keys();
  const changeElsewhere = () => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  changeElsewhere();
  expect(listener).not.toHaveBeenCalled();
  kept.clear();
  changeElsewhere();
  expect(listener).toHaveBeenCalledOnce();
  leave();
});

it.each([
  ['name', 101],
  ['phone', 41],
  ['subject', 201],
  ['message', 5001],
] as const)('ORD-07 a %s of %i characters is refused, not kept', async (field, length) => {
  const outcome = await sendContactMessage({ ...TYPED, [field]: 'x'.repeat(length) });
  expect(outcome).toEqual({
    ok: false,
    message: 'Your message could not be sent: one of its fields is too long.',
  });
  expect(kept.size).toBe(0);
});
