import { describe, expect, it } from 'vitest';
import { refusal } from '#platform/data/calls.ts';
import { pinChanged, pinRefused, pinUnanswered } from './own-account.ts';

const thrown = (code: string, message: string) => ({ code: `functions/${code}`, message });

describe('pinRefused', () => {
  it('PROF-04 tells the reason of the server, or says that it could not be done', () => {
    expect(pinRefused('Current PIN is incorrect')).toEqual({
      kind: 'refused',
      message: 'Current PIN is incorrect',
    });
    expect(pinRefused('')).toEqual({ kind: 'refused', message: 'Could not update PIN.' });
  });
});

describe('pinUnanswered', () => {
  it('PROF-04 an answer that was lost leaves it unsure, and is no failure', () => {
    expect(pinUnanswered(refusal(thrown('internal', 'internal [0]')))).toEqual({ kind: 'unsure' });
    expect(pinUnanswered(refusal(thrown('deadline-exceeded', 'deadline-exceeded')))).toEqual({
      kind: 'unsure',
    });
  });

  it('PROF-04 a call that never left, or that was refused, is a failure', () => {
    expect(pinUnanswered(refusal(new TypeError('Failed to fetch')))).toEqual({ kind: 'failed' });
    const offline = refusal(thrown('internal', 'internal [0]'), false);
    expect(pinUnanswered(offline)).toEqual({ kind: 'failed' });
    const refused = refusal(thrown('resource-exhausted', 'Too many attempts.'));
    expect(pinUnanswered(refused)).toEqual({ kind: 'failed' });
  });
});

describe('pinChanged', () => {
  it('PROF-04 is done once the server has changed the PIN, whatever becomes of signing in again', async () => {
    expect(await pinChanged(() => Promise.reject(new Error('no network')))).toEqual({
      kind: 'changed',
    });
    expect(await pinChanged(() => Promise.resolve())).toEqual({ kind: 'changed' });
  });
});
