import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, it } from 'vitest';
import { keepReport } from './kept-report.ts';
import { as, openRules, PEOPLE, type Person, seedRulesData } from './rules-data.ts';

const people = Object.keys(PEOPLE) as Person[];
let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await openRules();
  await seedRulesData(env);
});
afterAll(async () => {
  await keepReport('settings');
  await env.cleanup();
});

it.each(people)(
  'SHIP-01 the public settings are read by %s, and written by nobody',
  async (who) => {
    const db = as(env, who);
    await assertSucceeds(getDoc(doc(db, 'settings/public')));
    for (const id of ['public', 'shop', 'new']) {
      await assertFails(setDoc(doc(db, 'settings', id), { revision: 9 }));
    }
    await assertFails(updateDoc(doc(db, 'settings/public'), { revision: 9 }));
  },
);
