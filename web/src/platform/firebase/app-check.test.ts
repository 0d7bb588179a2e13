import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusedWith, serveFunctions } from '#testing/functions-server.ts';
import { pageWithStorage } from '#testing/local-storage.ts';

/** An element as far as the SDK uses it. */
class Element {
  src = '';
  style = {};
}

/** The addresses of the scripts that the page requested. */
let requested: string[];

/** A page with the SDK itself, in whose place reCAPTCHA's script is `lost`, or never answers. */
function openPage(end: 'lost' | 'silent'): void {
  requested = [];
  const page = pageWithStorage();
  const appendChild = (element: Element) => {
    if (element.src === '') return;
    requested.push(element.src);
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: element });
    if (end === 'lost') queueMicrotask(() => page.dispatchEvent(event));
  };
  vi.stubGlobal('window', page);
  vi.stubGlobal('self', page);
  vi.stubGlobal('HTMLScriptElement', Element);
  vi.stubGlobal('document', {
    createElement: () => new Element(),
    head: { appendChild },
    body: { appendChild },
  });
  vi.stubGlobal('navigator', { onLine: true });
}

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', 'a-key');
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(async () => {
  const { deleteApp, getApps } = await import('firebase/app');
  await Promise.all(getApps().map(deleteApp));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('ERR-04 a call leaves at once without its proof if a blocker stops reCAPTCHA, which is requested again for the next', async () => {
  openPage('lost');
  const sent = serveFunctions(() => Response.json({ result: 1 }));
  const { callFunction } = await import('#platform/data/calls/calls.ts');
  const call = () => callFunction('login', {}, z.unknown());
  expect(await call()).toEqual({ ok: true, data: 1 });
  const before = requested.length;
  expect(before).toBeGreaterThan(0);
  expect(await call()).toEqual({ ok: true, data: 1 });
  expect(requested.length).toBeGreaterThan(before);
  expect(new Set(requested)).toEqual(
    new Set(['https://www.google.com/recaptcha/enterprise.js?render=explicit']),
  );
  expect(sent).toHaveLength(2);
});

it('ERR-04 a call waits for a reCAPTCHA that never answers only so long, and the next not at all', async () => {
  openPage('silent');
  const sent = serveFunctions(() => Response.json({ result: 1 }));
  const { callFunction } = await import('#platform/data/calls/calls.ts');
  await import('./app-check.ts');
  await import('./functions-client.ts');
  vi.useFakeTimers();
  const first = callFunction('login', {}, z.unknown());
  await vi.advanceTimersByTimeAsync(7000);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toEqual({ ok: true, data: 1 });
  const next = callFunction('login', {}, z.unknown());
  await vi.advanceTimersByTimeAsync(10);
  expect(await next).toEqual({ ok: true, data: 1 });
});

it('ERR-04 a server that wants the proof is quoted in words that say what to do, and a message is not queued for it', async () => {
  openPage('lost');
  serveFunctions(() => refusedWith('UNAUTHENTICATED', 'Unauthenticated'));
  const { callFunction, failureOf } = await import('#platform/data/calls/calls.ts');
  const { NOT_PROVEN } = await import('./proof.ts');
  const { adviceFor } = await import('#platform/data/calls/advice.ts');
  const answer = await callFunction('login', {}, z.unknown());
  if (answer.ok) throw new Error('it was answered');
  expect(answer).toBe(NOT_PROVEN);
  expect(failureOf(answer)).toBe('unsent');
  expect(adviceFor(answer)).toEqual({ text: NOT_PROVEN.message });

  const { isMessageWaiting, sendContactMessage } = await import('#state/contact/contact-outbox.ts');
  const typed = { name: 'Ana', email: 'ana@example.com', phone: '', subject: 'Hi', message: 'Hi?' };
  expect(await sendContactMessage(typed)).toEqual({ ok: false, message: NOT_PROVEN.message });
  expect(isMessageWaiting()).toBe(false);
});

it('ERR-04 a refused read says nothing about the session until the page has its proof', async () => {
  const { guardListener } = await import('./guard-listener.ts');
  const { proof } = await import('./proof.ts');
  const ended = () => {
    const onEnd = vi.fn<(reason: 'refused' | 'failed') => void>();
    guardListener(
      (onError) => {
        onError({ code: 'permission-denied' });
        return () => {};
      },
      onEnd,
      () => {},
    );
    return onEnd.mock.calls[0]?.[0];
  };
  expect(ended()).toBe('failed');
  proof.isGiven = true;
  expect(ended()).toBe('refused');
});
