import { describe, expect, it } from 'vitest';
import { refusal } from '#platform/data/calls/calls.ts';
import { pinChanged, pinRefused, pinUnanswered } from './own-account.ts';

const UNSURE = { ok: false, refusal: 'unsure' };
const FAILED = { ok: false, refusal: 'failed' };
const thrown = (code: string, message: string) => ({ code: `functions/${code}`, message });

describe('pinRefused', () => {
  it('PROF-04 tells the reason of the server, or says that it could not be done', () => {
    expect(pinRefused('Current PIN is incorrect')).toEqual({
      ok: false,
      refusal: 'refused',
      message: 'Current PIN is incorrect',
    });
    expect(pinRefused('')).toMatchObject({ ok: false, message: 'Could not update PIN.' });
  });
});

describe('pinUnanswered', () => {
  it('PROF-04 an answer that was lost leaves it unsure, and is no failure', () => {
    expect(pinUnanswered(refusal(thrown('internal', 'internal [0]')))).toEqual(UNSURE);
    expect(pinUnanswered(refusal(thrown('deadline-exceeded', 'deadline-exceeded')))).toEqual(
      UNSURE,
    );
  });

  it('PROF-04 a call that never left, or that was refused, is a failure', () => {
    expect(pinUnanswered(refusal(new TypeError('Failed to fetch')))).toEqual(FAILED);
    const offline = refusal(thrown('internal', 'internal [0]'), false);
    expect(pinUnanswered(offline)).toEqual(FAILED);
    const refused = refusal(thrown('resource-exhausted', 'Too many attempts.'));
    expect(pinUnanswered(refused)).toEqual(FAILED);
  });
});

describe('pinChanged', () => {
  it('PROF-04 is done once the server has changed the PIN, whatever becomes of signing in again', async () => {
    expect(await pinChanged(() => Promise.reject(new Error('no network')))).toEqual({ ok: true });
    expect(await pinChanged(() => Promise.resolve())).toEqual({ ok: true });
  });
});
