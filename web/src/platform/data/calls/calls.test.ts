import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lostAnswer, serveFunctions } from '#testing/functions-server.ts';
import { callFunction, type CallErrorCode, failureOf, refusal } from './calls.ts';

const thrown = (code: string) => Object.assign(new Error('said so'), { code });

// Exactly what the functions SDK throws.
const lost = Object.assign(new Error('internal [0]'), { code: 'functions/internal' });
const late = Object.assign(new Error('deadline-exceeded'), {
  code: 'functions/deadline-exceeded',
});
const broken = Object.assign(new Error('INTERNAL [500]'), { code: 'functions/internal' });
const gone = Object.assign(new Error('unavailable [503]'), { code: 'functions/unavailable' });

const OFFLINE = 'No connection, so this was not sent. Please try again when you are back online.';

describe('refusal', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the code and the words of the server', () => {
    expect(refusal(thrown('functions/permission-denied'))).toEqual({
      ok: false,
      code: 'permission-denied',
      message: 'said so',
      details: null,
    });
  });

  it('SEEN-09 leaves out the status that the SDK puts behind the words', () => {
    const error = Object.assign(new Error('An item is gone. [400]'), {
      code: 'functions/failed-precondition',
    });
    expect(refusal(error)).toMatchObject({ message: 'An item is gone.' });
  });

  it.each([
    [
      true,
      'This page did not load completely, so nothing was sent. Reload the page and try again.',
    ],
    [false, OFFLINE],
  ])('counts code that did not load as unsent, with a network %s', (onLine, message) => {
    vi.stubGlobal('navigator', { onLine });
    const error = new TypeError('Failed to fetch dynamically imported module');
    expect(refusal(error)).toMatchObject({ code: 'unavailable', message });
  });

  it.each([lost, late, broken, gone])('SEEN-09 says that it may be done already: %s', (error) => {
    expect(refusal(error, true)).toEqual({
      ok: false,
      code: 'internal',
      message:
        'The server did not confirm it. It may be done already; look before you press again.',
      details: null,
    });
  });

  it('tells a request that could not leave from one whose answer was lost', () => {
    expect(refusal(lost, false)).toMatchObject({
      code: 'unavailable',
      message: OFFLINE,
    });
    expect(refusal(broken, false)).toMatchObject({ code: 'internal' });
    expect(refusal(thrown('functions/not-found'), false)).toMatchObject({ code: 'not-found' });
  });
});

describe('callFunction', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it.each([
    { before: false, after: false, code: 'unavailable' },
    { before: true, after: false, code: 'internal' },
    { before: false, after: true, code: 'internal' },
  ])(
    'CPM-04 says that nothing was sent only without a network at both ends: $before, $after',
    async ({ before, after, code }) => {
      const navigator = { onLine: before };
      vi.stubGlobal('navigator', navigator);
      const sent = serveFunctions(() => {
        navigator.onLine = after;
        return lostAnswer();
      });
      expect(await callFunction('create-product', {}, z.unknown())).toMatchObject({ code });
      expect(sent).toEqual([['create-product', {}]]);
    },
  );
});

const meaning = (error: unknown, hadNetwork = true) => failureOf(refusal(error, hadNetwork));

describe('failureOf', () => {
  it('INV-24 tells what may be done from what was not sent', () => {
    expect(meaning(lost)).toBe('unsure');
    expect(meaning(lost, false)).toBe('unsent');
    expect(meaning(new TypeError('no script'))).toBe('unsent');
  });

  it.each(['unavailable', 'internal', 'deadline-exceeded', 'unknown', 'cancelled', 'bad-gateway'])(
    'CHK-05 the server may have done what ended with %s',
    (code) => expect(meaning(thrown(`functions/${code}`), false)).toBe('unsure'),
  );

  it.each([
    'failed-precondition',
    'not-found',
    'permission-denied',
    'resource-exhausted',
    'unauthenticated',
  ] satisfies CallErrorCode[])('CHK-05 the server has not done what it refused with %s', (code) => {
    expect(meaning(thrown(`functions/${code}`))).toBe('refused');
  });
});
