import { randomInt } from 'node:crypto';
import { HOUR_MS, MINUTE_MS } from '@reef/domain/shared/time';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteWeakPin } from '../../functions/src/accounts/pins/weak-pin.ts';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import { shortDigest } from '../../functions/src/shared/db/short-digest.ts';
import { limitedAddress } from '../../functions/src/shared/limits/network-address.ts';
import { unusedEmail } from '#support/test-accounts.ts';
import {
  makeAccount,
  openTestDeps,
  ownDatabase,
  someAddress,
  stored,
  type TestDeps,
} from '../accounts/account-deps.ts';

/*
 * A few common PINs for each known e-mail stay below every account's limit, and each comes from
 * another network. Each test has a database of its own, because it uses up what everybody shares.
 */

let deps: TestDeps;
beforeEach(() => {
  deps = openTestDeps(ownDatabase());
});
afterEach(() => deps.close());

const part = () => randomInt(0x1_0000).toString(16);
/** An address of another /64 in the same /48. */
const inside = (site: string) => limitedAddress(`${site}:${part()}::1`);

const wrong = (address: string) => login(deps, { email: unusedEmail(), pin: '123456', address });
const isChecked = async (address: string) => (await wrong(address)).lockedForS === undefined;

const notes = async () => {
  const log = await deps.db.collection('audit_log').where('action', '==', 'limit-reached').get();
  return log.docs.map((entry) => entry.data());
};

describe('ATT-134 ATT-73 common PINs for many accounts, each from another network', () => {
  it('ATT-134 one /48 is locked after 200 wrong PINs, except where an owner signs in', async () => {
    const site = `2001:db8:${part()}`;
    const owner = await makeAccount(deps);
    const home = inside(site);
    const signIn = (address: string) => login(deps, { ...owner, address });
    expect(await signIn(home)).toMatchObject({ success: true });
    expect(await isChecked(inside(site))).toBe(true);
    await deps.db
      .doc(`sign_in_attempts/site-${shortDigest(`${site}::/48`)}`)
      .update({ failures: 198 });
    // A right PIN is no guess.
    expect(await signIn(inside(site))).toMatchObject({ success: true });
    expect([await isChecked(inside(site)), await isChecked(inside(site))]).toEqual([true, true]);
    expect((await wrong(inside(site))).lockedForS).toBeGreaterThan(0);
    expect((await signIn(inside(site))).lockedForS).toBeGreaterThan(0);
    expect(await signIn(home)).toMatchObject({ success: true });
    for (const elsewhere of [inside(`2001:db9:${part()}`), '203.0.113.9']) {
      expect(await isChecked(elsewhere)).toBe(true);
    }
    deps.clock.aheadMs = MINUTE_MS;
    expect(await signIn(inside(site))).toMatchObject({ success: true });
  });

  it('ATT-134 the owner hears once of 200 in an hour, and nobody is locked out', async () => {
    const account = await makeAccount(deps);
    const counter = deps.db.doc(`call_limits/${shortDigest('wrong PINs everybody')}`);
    const window_ends_at = new Date(deps.now().getTime() + HOUR_MS);
    await counter.set({ count: 199, window_ends_at });
    await wrong(someAddress());
    expect(await notes()).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      expect(await isChecked(someAddress())).toBe(true);
    }
    expect(await notes()).toMatchObject([
      { actor_id: 'system', reason: expect.stringContaining('More than 200 wrong PINs') },
    ]);
    const attempt = { ...account, address: someAddress() };
    expect(await login(deps, attempt)).toMatchObject({ success: true });
    expect((await counter.get()).get('count')).toBe(200);
  });
});

it.each([
  ['123456', true],
  ['246810', false],
])('ATT-134 an admin’s PIN of %s is told to the owner: %s', async (pin, isTold) => {
  const admin = await makeAccount(deps, { role: 'admin', pin });
  const told = await stored(deps, `audit_log/common-admin-pin-${admin.id}`);
  expect(told !== undefined).toBe(isTold);
  // It is reported, not refused.
  const attempt = { ...admin, address: someAddress() };
  expect(await login(deps, attempt)).toMatchObject({ success: true, isAdmin: true });
});

it('ATT-134 an admin’s common PIN is told also after a short one', async () => {
  const { id, email } = await makeAccount(deps, { role: 'admin' });
  const told = async (which: string) =>
    (await stored(deps, `audit_log/${which}-admin-pin-${id}`)) !== undefined;
  expect([await told('short'), await told('common')]).toEqual([true, false]);
  await noteWeakPin(deps, { user_id: id, email }, '123456');
  expect(await told('common')).toBe(true);
});
