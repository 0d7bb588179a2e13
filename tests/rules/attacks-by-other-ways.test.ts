import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { contact, refusedUnchanged } from './attempts.ts';
import { openFreshRules } from './fresh-rules.ts';

const { db } = openFreshRules('attacks-by-other-ways');

describe('ways around', () => {
  it.each(['orders', 'notes', 'pin_credentials', 'profiles'])(
    'ATT-15 no collection-group query on %s',
    async (name) => {
      const group = collectionGroup(db('user'), name);
      await assertFails(getDocs(group));
      await assertFails(getDocs(query(group, where('user_id', '==', 'user'))));
    },
  );

  it('ATT-16 no subcollection that no rule names', async () => {
    const note = doc(db('user'), 'orders/order-user/notes/n');
    await assertFails(getDoc(note));
    await assertFails(setDoc(note, { text: 'x' }));
    await assertFails(getDoc(doc(db('admin'), 'orders/order-user/notes/n')));
  });

  it('ATT-18 a batch that mixes allowed and forbidden does nothing', async () => {
    const firestore = db('user');
    const batch = writeBatch(firestore);
    batch.update(doc(firestore, 'user_profiles_extended/user'), contact({ first_name: 'Anna' }));
    batch.update(doc(firestore, 'user_roles/user'), { role: 'admin' });
    await refusedUnchanged('user_profiles_extended/user', () => batch.commit());
    const allowed = writeBatch(firestore);
    allowed.update(doc(firestore, 'user_profiles_extended/user'), contact({ first_name: 'Anna' }));
    await assertSucceeds(allowed.commit());
  });

  it.each(['user', 'admin'] as const)('ATT-19 %s does not touch the audit log', async (person) => {
    const entry = doc(db(person), 'audit_log/a');
    await refusedUnchanged('audit_log/a', () => deleteDoc(entry));
    await refusedUnchanged('audit_log/a', () => updateDoc(entry, { action: 'none' }));
    await assertFails(setDoc(doc(db(person), 'audit_log/forged'), { action: 'x' }));
    await assertSucceeds(getDoc(doc(db('admin'), 'audit_log/a')));
  });

  it.each(['guest', 'user', 'other', 'admin'] as const)(
    'ATT-20 %s does not read PIN credentials',
    async (person) => {
      await assertFails(getDoc(doc(db(person), 'pin_credentials/user')));
      await assertFails(getDocs(collection(db(person), 'pin_credentials')));
    },
  );
});
