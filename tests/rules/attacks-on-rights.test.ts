import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  onSnapshot,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { fulfil, refusedUnchanged } from './attempts.ts';
import { openFreshRules } from './fresh-rules.ts';
import { anOrder, KNOWN_MS, past, type Person, SIGNED_IN_S } from './rules-data.ts';

const { db } = openFreshRules('attacks-on-rights');
const order = (person: Person, owner: Person = 'user') =>
  doc(db(person), 'orders', `order-${owner}`);

describe('what an account may not give itself', () => {
  it.each([
    ['user_roles/user', { role: 'admin' }],
    ['profiles/user', { roles: ['user', 'admin'] }],
    ['profiles/user', { email_verified: true }],
    ['profiles/user', { can_make_purchases: true }],
    ['user_profiles_extended/user', { account_status: 'active' }],
    ['user_roles/user', { sessions_valid_from: Timestamp.fromMillis(0) }],
  ])('ATT-14 %s %j', async (path, change) => {
    await refusedUnchanged(path, () => updateDoc(doc(db('user'), path), change));
    await refusedUnchanged(path, () => setDoc(doc(db('user'), path), change, { merge: true }));
    await assertSucceeds(getDoc(doc(db('user'), path)));
  });

  it('ATT-14 a role document if there is none', async () => {
    const path = 'user_roles/removed';
    await refusedUnchanged(path, () =>
      setDoc(doc(db('removed'), path), { user_id: 'removed', role: 'admin' }),
    );
  });

  it('ATT-14 not even an admin writes roles without the functions', async () => {
    const path = 'user_roles/other';
    await refusedUnchanged(path, () => updateDoc(doc(db('admin'), path), { role: 'admin' }));
    await assertSucceeds(getDoc(doc(db('admin'), path)));
  });
});

/** Listens to all orders; records the latest result, and whether the listener was ended. */
function follow(firestore: Firestore) {
  const heard: { sizes: number[]; error: string | null } = { sizes: [], error: null };
  const stop = onSnapshot(
    collection(firestore, 'orders'),
    (snapshot) => heard.sizes.push(snapshot.size),
    (error) => {
      heard.error = error.code;
    },
  );
  return { heard, stop };
}

describe('rights taken away', () => {
  it('RULE-03 an admin who has never saved a profile is still an admin', async () => {
    await past.doc('user_profiles_extended/admin').delete();
    await assertSucceeds(getDoc(order('admin')));
    await past.doc('user_roles/admin').update({ role: 'user' });
    await assertFails(getDoc(order('admin')));
  });

  it('INV-10 ATT-22 RULE-04 a listener is ended when the role is gone', async () => {
    const { heard, stop } = follow(db('admin'));
    await expect.poll(() => heard.sizes.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await past.doc('user_roles/admin').update({ role: 'user' });
    await past.doc('orders/order-later').set(anOrder('other'));
    await expect.poll(() => heard.error, { timeout: 20_000 }).toBe('permission-denied');
    stop();
  });

  it('RULE-04 a session stays valid that began in the second in which earlier ones ended', async () => {
    const sessions_valid_from = new Date(SIGNED_IN_S * 1000);
    await past.doc('user_roles/user').update({ sessions_valid_from });
    await assertSucceeds(getDoc(order('user')));
    const second_later = new Date((SIGNED_IN_S + 1) * 1000);
    await past.doc('user_roles/user').update({ sessions_valid_from: second_later });
    await assertFails(getDoc(order('user')));
  });

  it('RULE-04 ATT-98 a session stays valid that knows of the end of earlier ones, whenever it was exchanged', async () => {
    const role = past.doc('user_roles/other');
    await role.update({ sessions_valid_from: new Date(KNOWN_MS) });
    await assertSucceeds(getDoc(order('other', 'other')));
    // The token was exchanged later, and knows of no such end.
    await role.update({ sessions_valid_from: new Date(KNOWN_MS + 1) });
    await assertFails(getDoc(order('other', 'other')));
  });

  it.each([
    ['demoted', 'user_roles/admin', { role: 'user' }],
    ['suspended', 'user_profiles_extended/admin', { account_status: 'suspended' }],
    ['session ended', 'user_roles/admin', { sessions_valid_from: new Date(2e12) }],
  ])('INV-10 RULE-04 the very next write of an admin is refused: %s', async (_, path, data) => {
    await assertSucceeds(updateDoc(order('admin'), fulfil()));
    await past.doc(path).update(data);
    const next = { revision: 3, edit_id: 'third', stands_on: 'second' };
    await assertFails(updateDoc(order('admin'), fulfil(next)));
    await assertFails(getDocs(collection(db('admin'), 'profiles')));
  });
});
