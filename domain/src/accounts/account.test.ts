import { describe, expect, it } from 'vitest';
import { CONTACT_LIMITS, ContactAndShipping, EMPTY_CONTACT } from './account.ts';
import {
  isActiveAdmin,
  isSessionLive,
  knownValidFrom,
  purchaseBlockReason,
} from './account-rights.ts';

describe('purchaseBlockReason', () => {
  const may = { can_make_purchases: true };
  const mayNot = { can_make_purchases: false };
  it.each([
    [may, { account_status: 'active' }, null],
    [may, null, null],
    [may, { account_status: 'suspended' }, 'account-suspended'],
    [mayNot, { account_status: 'suspended' }, 'account-suspended'],
    [mayNot, { account_status: 'active' }, 'purchases-disabled'],
    [null, null, 'purchases-disabled'],
  ] as const)('ATT-33 of %o and %o is %s', (profile, extended, reason) => {
    expect(purchaseBlockReason(profile, extended)).toBe(reason);
  });
});

describe('ContactAndShipping', () => {
  it.each([
    ['first_name', 100],
    ['last_name', 100],
    ['phone', 40],
    ['shipping_address_line1', 200],
    ['shipping_address_line2', 200],
    ['shipping_city', 100],
    ['shipping_state', 100],
    ['shipping_zip', 20],
  ] as const)('RULE-06 takes %s up to %i characters and not one more', (field, most) => {
    expect(CONTACT_LIMITS[field]).toBe(most);
    const ofLength = (length: number) => ({ ...EMPTY_CONTACT, [field]: 'x'.repeat(length) });
    expect(ContactAndShipping.safeParse(ofLength(most)).success).toBe(true);
    expect(ContactAndShipping.safeParse(ofLength(most + 1)).success).toBe(false);
  });

  it('takes only the countries of North America', () => {
    const taken = ['US', 'CA', 'MX', 'GB'].filter(
      (country) =>
        ContactAndShipping.safeParse({ ...EMPTY_CONTACT, shipping_country: country }).success,
    );
    expect(taken).toEqual(['US', 'CA', 'MX']);
  });
});

describe('isActiveAdmin', () => {
  it.each([
    ['admin', 'active', true],
    ['admin', 'suspended', false],
    ['user', 'active', false],
  ] as const)('a role of %s, %s: %s', (role, account_status, isAdmin) => {
    expect(isActiveAdmin({ role }, { account_status })).toBe(isAdmin);
  });

  it('needs a role, but no details', () => {
    expect(isActiveAdmin(null, { account_status: 'active' })).toBe(false);
    expect(isActiveAdmin({ role: 'admin' }, null)).toBe(true);
  });
});

describe('isSessionLive', () => {
  const ended = { sessions_valid_from: new Date('2026-11-21T12:00:00.700Z') };

  it.each([
    ['2026-11-21T12:00:00.699Z', false],
    ['2026-11-21T12:00:00.700Z', true],
    ['2026-11-21T12:00:01.000Z', true],
  ])('a session that knows of the end at %s: %s', (validFrom, isLive) => {
    expect(isSessionLive(new Date(validFrom), ended)).toBe(isLive);
  });

  it('is true if no session was ever ended', () => {
    expect(isSessionLive(new Date(0), {})).toBe(true);
    expect(isSessionLive(new Date(0), { sessions_valid_from: null })).toBe(true);
  });

  it.each([
    [{ sessions_valid_from: 0, auth_time: 1_780_000_009 }, 0],
    [{ sessions_valid_from: 1_780_000_000_700, auth_time: 1_780_000_009 }, 1_780_000_000_700],
    [{ pin_checked_at: 1_780_000_000, auth_time: 1_780_000_009 }, 1_780_000_000_000],
    [{ auth_time: 1_780_000_009 }, 1_780_000_009_000],
  ])('ATT-98 a token of %j knows of it at %d', (token, millis) => {
    expect(knownValidFrom(token).getTime()).toBe(millis);
  });

  it('a token without a time is never live', () => {
    expect(isSessionLive(knownValidFrom({}), {})).toBe(false);
  });
});
