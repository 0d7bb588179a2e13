import { describe, expect, it } from 'vitest';
import { accessOf } from './access.ts';

const loading = { phase: 'loading', role: null, isRoleUnknown: false } as const;
const guest = { ...loading, phase: 'signed-out' } as const;
const withoutRole = { ...loading, phase: 'signed-in' } as const;
const user = { ...withoutRole, role: 'user' } as const;
const admin = { ...withoutRole, role: 'admin' } as const;

describe('NAV-07 accessOf', () => {
  it('lets everybody see public pages, even before anything is known', () => {
    for (const visitor of [loading, guest, user]) {
      expect(accessOf('everybody', visitor)).toBe('allowed');
    }
  });

  it('waits until it is known who is there', () => {
    expect(accessOf('user', loading)).toBe('loading');
    expect(accessOf('admin', loading)).toBe('loading');
  });

  it('asks guests to sign in and lets users pass', () => {
    expect(accessOf('user', guest)).toBe('authentication-required');
    expect(accessOf('admin', guest)).toBe('authentication-required');
    expect(accessOf('user', user)).toBe('allowed');
  });

  it('keeps users out of admin pages and lets admins pass', () => {
    expect(accessOf('admin', user)).toBe('admin-required');
    expect(accessOf('admin', withoutRole)).toBe('admin-required');
    expect(accessOf('admin', admin)).toBe('allowed');
  });

  it('ERR-04 refuses nobody an admin page whose role could not be had', () => {
    const unknown = { ...withoutRole, isRoleUnknown: true };
    expect(accessOf('admin', unknown)).toBe('unknown');
    expect(accessOf('user', unknown)).toBe('allowed');
  });
});
