import { describe, expect, it } from 'vitest';
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
  it('AUTH-03 calls no PIN wrong while the login is down', () => {
    expect(failedSignIn('internal')).toEqual({ ok: false, refusal: 'unexpected' });
    expect(failedSignIn('unavailable')).toEqual({ ok: false, refusal: 'unexpected' });
  });

  it('AUTH-03 calls an input wrong that no account can have', () => {
    expect(failedSignIn('invalid-argument')).toEqual({ ok: false, refusal: 'bad-credentials' });
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
