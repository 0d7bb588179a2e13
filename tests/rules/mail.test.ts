import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { openFreshRules } from './fresh-rules.ts';
import type { Person } from './rules-data.ts';

const { db } = openFreshRules('mail');

function waitingMail(person: Person) {
  const all = collection(db(person), 'mail');
  return getDocs(query(all, where('is_open', '==', true), where('is_private', '==', false)));
}

it('ORD-05 admins see the mail that waits, and no other', async () => {
  const found = await assertSucceeds(waitingMail('admin'));
  expect(found.docs.map(({ id }) => id)).toEqual(['a']);
  const mail = (id: string) => getDoc(doc(db('admin'), `mail/${id}`));
  await assertFails(mail('sent'));
  await assertFails(mail('link'));
  await assertFails(getDocs(collection(db('admin'), 'mail')));
  const open = where('is_open', '==', true);
  await assertFails(getDocs(query(collection(db('admin'), 'mail'), open)));
});

it.each(['guest', 'user', 'suspendedAdmin', 'endedAdmin', 'demoted'] as const)(
  'ORD-05 %s sees no mail that waits',
  async (person) => {
    await assertFails(waitingMail(person));
  },
);
