import { describe, expect, it } from 'vitest';
import { pinChanged, pinRefused } from './own-account.ts';

describe('pinRefused', () => {
  it('PROF-04 tells the reason of the server, or says that it could not be done', () => {
    expect(pinRefused('Current PIN is incorrect')).toEqual({
      ok: false,
      message: 'Current PIN is incorrect',
    });
    expect(pinRefused('')).toEqual({ ok: false, message: 'Could not update PIN.' });
  });
});

describe('pinChanged', () => {
  it('PROF-04 is done once the server has changed the PIN, whatever becomes of signing in again', async () => {
    expect(await pinChanged(() => Promise.reject(new Error('no network')))).toEqual({
      ok: true,
    });
    expect(await pinChanged(() => Promise.resolve())).toEqual({ ok: true });
  });
});
