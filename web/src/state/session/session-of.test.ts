import { describe, expect, it } from 'vitest';
import { EMPTY_CONTACT } from '@reef/domain/accounts/account';
import { isConfirmed, isDeleted, isOver, sessionOf } from './session-of.ts';

const user = { uid: 'u1', email: 'buyer@reef.test' };
const settled = { isFromCache: false, isPending: false, isRefused: false } as const;
const none = { phase: 'missing', data: null, ...settled } as const;
const admin = { phase: 'ready', data: { user_id: 'u1', role: 'admin' }, ...settled } as const;
const suspended = {
  ...EMPTY_CONTACT,
  user_id: 'u1',
  account_status: 'suspended',
  updated_at: new Date('2026-03-01T10:00:00Z'),
} as const;

describe('sessionOf', () => {
  it('is loading until every document of the account was heard of', () => {
    const loading = { phase: 'loading', data: null, ...settled, isFromCache: true } as const;
    const session = sessionOf(user, { role: admin, profile: loading, extended: none });
    expect(session.phase).toBe('loading');
    expect(session.role).toBeNull();
  });

  it('has the role that user_roles gives', () => {
    const session = sessionOf(user, { role: admin, profile: none, extended: none });
    expect(session).toMatchObject({ phase: 'signed-in', role: 'admin' });
  });

  it('AUTH-07 an admin who is suspended is none', () => {
    const extended = { ...none, phase: 'ready', data: suspended } as const;
    const session = sessionOf(user, { role: admin, profile: none, extended });
    expect(session).toMatchObject({ phase: 'signed-in', role: 'user' });
  });

  it('has no role when the look-up fails', () => {
    const refused = { ...admin, phase: 'error' } as const;
    const session = sessionOf(user, { role: refused, profile: none, extended: none });
    expect(session).toMatchObject({ phase: 'signed-in', role: null });
  });

  it('ERR-04 tells no role from one that could not be had', () => {
    const missing = sessionOf(user, { role: none, profile: none, extended: none });
    expect(missing).toMatchObject({ role: null, isRoleUnknown: false });
    const unheard = { ...none, phase: 'error', isFromCache: true } as const;
    const unknown = sessionOf(user, { role: unheard, profile: none, extended: none });
    expect(unknown).toMatchObject({ role: null, isRoleUnknown: true });
  });

  it('PROF-02 PROF-03 tells no profile from one that could not be had', () => {
    const unheard = { ...none, phase: 'error', isFromCache: true } as const;
    const missing = sessionOf(user, { role: admin, profile: none, extended: none });
    expect(missing).toMatchObject({ profile: null, isProfileUnknown: false });
    const unknown = sessionOf(user, { role: admin, profile: unheard, extended: none });
    expect(unknown).toMatchObject({ profile: null, isProfileUnknown: true });
  });

  it('SEEN-23 says whether the server has confirmed it', () => {
    const account = { role: admin, profile: none, extended: none };
    expect(sessionOf(user, account).isConfirmed).toBe(true);
    const cached = { ...none, isFromCache: true };
    expect(sessionOf(user, { ...account, profile: cached }).isConfirmed).toBe(false);
  });

  it('bars purchases where there is no profile', () => {
    const session = sessionOf(user, { role: none, profile: none, extended: none });
    expect(session.purchaseBlockReason).toBe('purchases-disabled');
  });

  it('CART-12 does not bar purchases where the profile could not be had, but where a suspension is known', () => {
    const unheard = { ...none, phase: 'error', isFromCache: true } as const;
    const unknown = sessionOf(user, { role: unheard, profile: unheard, extended: unheard });
    expect(unknown).toMatchObject({ isProfileUnknown: true, purchaseBlockReason: null });
    const extended = { ...none, phase: 'ready', data: suspended } as const;
    const known = sessionOf(user, { role: unheard, profile: unheard, extended });
    expect(known.purchaseBlockReason).toBe('account-suspended');
  });
});

const role = { user_id: 'u1', role: 'user' } as const;

function cutAt(iso: string) {
  return { ...role, sessions_valid_from: new Date(iso) };
}

describe('isOver', () => {
  const validFrom = new Date('2026-03-01T10:00:00.300Z');

  it('is false while the sessions have not been ended', () => {
    expect(isOver(validFrom, role)).toBe(false);
    expect(isOver(validFrom, null)).toBe(false);
  });

  it('is true once they were ended after what the session knows of', () => {
    expect(isOver(validFrom, cutAt('2026-03-01T10:00:00.301Z'))).toBe(true);
    expect(isOver(validFrom, cutAt('2026-03-01T10:00:00.300Z'))).toBe(false);
  });
});

describe('isConfirmed', () => {
  const account = { role: admin, profile: none, extended: none };

  it('needs an answer of the server for every document', () => {
    expect(isConfirmed(account)).toBe(true);
    const cached = { ...none, isFromCache: true };
    expect(isConfirmed({ ...account, extended: cached })).toBe(false);
    const loading = { ...none, phase: 'loading' } as const;
    expect(isConfirmed({ ...account, profile: loading })).toBe(false);
  });

  it('is false for a document that the server refuses', () => {
    const refused = { ...none, phase: 'error', isRefused: true } as const;
    expect(isConfirmed({ ...account, role: refused })).toBe(false);
  });
});

describe('isDeleted', () => {
  const gone = { role: none, profile: none, extended: none };

  it('PROF-06 needs the server to have none of the documents', () => {
    expect(isDeleted(gone)).toBe(true);
    for (const name of ['role', 'profile', 'extended'] as const) {
      const cached = { ...none, isFromCache: true };
      expect(isDeleted({ ...gone, [name]: cached }), `${name} from the cache`).toBe(false);
      const unheard = { ...none, phase: 'error' } as const;
      expect(isDeleted({ ...gone, [name]: unheard }), `${name} unheard`).toBe(false);
    }
  });

  it('PROF-02 is false for an account whose profile, or whose role, alone is missing', () => {
    expect(isDeleted({ ...gone, role: admin })).toBe(false);
    const extended = { ...none, phase: 'ready', data: suspended } as const;
    expect(isDeleted({ ...gone, extended })).toBe(false);
  });
});
