import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lostAnswer, serveFunctions } from '#testing/functions-server.ts';
import { pageWithStorage } from '#testing/local-storage.ts';
import { sendContactMessage } from './contact-outbox.ts';

const TYPED = {
  name: 'Ana Reyes',
  email: 'ana@example.com',
  phone: '',
  subject: 'Delivery',
  message: 'Do you deliver to Key Largo?',
};

beforeEach(() => {
  const page = pageWithStorage();
  page.localStorage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('ORD-07 a message whose answer was lost, and that the device cannot keep, is the same message when it is sent again', async () => {
  const answer = vi.fn<() => Response>(lostAnswer);
  const sent = serveFunctions(answer);
  const unconfirmed = {
    ok: false,
    message: expect.stringContaining('It is not confirmed that your message has arrived'),
  };
  expect(await sendContactMessage(TYPED)).toEqual(unconfirmed);
  vi.stubGlobal('navigator', { onLine: false });
  expect(await sendContactMessage(TYPED)).toEqual(unconfirmed);
  expect(await sendContactMessage({ ...TYPED, phone: '305 555 0100' })).toEqual({
    ok: false,
    message: expect.stringContaining('could not be sent'),
  });
  vi.stubGlobal('navigator', { onLine: true });
  answer.mockImplementation(() => Response.json({ result: { success: true } }));
  expect(await sendContactMessage(TYPED)).toEqual({ ok: true, isQueued: false });
  expect(await sendContactMessage({ ...TYPED, subject: 'Pickup' })).toMatchObject({ ok: true });
  const ids = sent.map(([, input]) => Reflect.get(Object(input), 'request_id'));
  expect(ids).toHaveLength(3);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});
