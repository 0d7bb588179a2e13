import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { keepReport } from './kept-report.ts';
import { as, openRules, type Person, seedWorld } from './rules-world.ts';

let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await openRules();
});
beforeEach(() => seedWorld(env));
afterAll(async () => {
  await keepReport('mail');
  await env.cleanup();
});

function waitingMail(person: Person) {
  const all = collection(as(env, person), 'mail');
  return getDocs(query(all, where('is_open', '==', true), where('is_private', '==', false)));
}

it('ORD-05 admins see the mail that waits, and no other', async () => {
  const found = await assertSucceeds(waitingMail('admin'));
  expect(found.docs.map(({ id }) => id)).toEqual(['a']);
  const mail = (id: string) => getDoc(doc(as(env, 'admin'), `mail/${id}`));
  await assertFails(mail('sent'));
  await assertFails(mail('link'));
  await assertFails(getDocs(collection(as(env, 'admin'), 'mail')));
  const open = where('is_open', '==', true);
  await assertFails(getDocs(query(collection(as(env, 'admin'), 'mail'), open)));
});

it.each(['guest', 'user', 'suspendedAdmin', 'endedAdmin', 'demoted'] as const)(
  'ORD-05 %s sees no mail that waits',
  async (person) => {
    await assertFails(waitingMail(person));
  },
);
