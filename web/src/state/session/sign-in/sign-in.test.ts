import { describe, expect, it, vi } from 'vitest';
import { MAY_BE_STOPPED } from '#platform/data/calls/advice.ts';
import { UNANSWERED } from '#platform/data/calls/calls.ts';
import { wordsOf } from '#features/account/sign-in/sign-in-words.ts';
import { failedSignIn, orOffline, refusedSignIn } from './sign-in.ts';

describe('refusedSignIn', () => {
  it('AUTH-03 tells neither wrong e-mail from wrong PIN', () => {
    const refused = { ok: false, refusal: 'bad-credentials' };
    expect(refusedSignIn({ message: 'No.' })).toEqual(refused);
  });

  it('AUTH-05 says that an e-mail waits to be confirmed', () => {
    expect(refusedSignIn({ isUnconfirmed: true })).toEqual({ ok: false, refusal: 'unconfirmed' });
  });

  it('AUTH-08 says how long to wait where no PIN was looked at', () => {
    const lock = { lockedForS: 30, message: 'wait' };
    expect(refusedSignIn(lock)).toEqual({ ok: false, refusal: 'locked', message: 'wait' });
  });
});

describe('failedSignIn', () => {
  const failure = { ok: false, message: 'No.', details: null } as const;

  it('AUTH-03 calls no PIN wrong while the login is down', async () => {
    const unexpected = { ok: false, refusal: 'unexpected' };
    expect(await failedSignIn({ ...failure, code: 'internal' })).toEqual(unexpected);
    expect(await failedSignIn({ ...failure, code: 'unavailable' })).toEqual(unexpected);
  });

  it('AUTH-03 calls an input wrong that no account can have', async () => {
    const wrong = { ok: false, refusal: 'bad-credentials' };
    expect(await failedSignIn({ ...failure, code: 'invalid-argument' })).toEqual(wrong);
  });

  it('ERR-04 says what may be the reason where no answer comes, and the exact words before it', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const failed = await failedSignIn(UNANSWERED);
    if (failed.ok) throw new Error('signed in');
    expect(wordsOf(failed)).toBe(`An unexpected error occurred. ${MAY_BE_STOPPED}`);
    expect(await failedSignIn(null)).toEqual(failed);
    vi.unstubAllGlobals();
  });
});

describe('SEEN-18 orOffline', () => {
  const unexpected = { ok: false, refusal: 'unexpected' } as const;

  it('says offline of what failed without a network, and only of that', () => {
    expect(orOffline(unexpected, false)).toEqual({ ok: false, refusal: 'offline' });
    expect(orOffline(unexpected, true)).toEqual(unexpected);
    const refused = { ok: false, refusal: 'bad-credentials' } as const;
    expect(orOffline(refused, false)).toEqual(refused);
    expect(orOffline({ ok: true, isAdmin: false }, false)).toEqual({ ok: true, isAdmin: false });
  });
});
