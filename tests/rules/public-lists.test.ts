import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { MOST_CHANGES, MOST_LISTED } from '@reef/domain/catalogue/catalogue-file';
import { collection, getDocs, limit, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { keepReport } from './kept-report.ts';
import { as, openRules, PEOPLE, type Person, seedWorld } from './rules-world.ts';

const people = Object.keys(PEOPLE) as Person[];
let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await openRules();
  await seedWorld(env);
});
afterAll(async () => {
  await keepReport('public-lists');
  await env.cleanup();
});

const LISTS = [
  ['products', 'updated_at', MOST_LISTED],
  ['removed_products', 'removed_at', MOST_CHANGES],
] as const;

describe.each(LISTS)('INV-22 a list of %s', (name, stamp, most) => {
  it.each(people)(
    'INV-22 asked for by %s: so many are read by one question, and no more',
    async (who) => {
      const all = collection(as(env, who), name);
      const since = where(stamp, '>', new Date(0));
      await assertSucceeds(getDocs(query(all, since, limit(most))));
      const isFree = name === 'products' && who === 'admin';
      const judged = isFree ? assertSucceeds : assertFails;
      await judged(getDocs(query(all, since, limit(most + 1))));
      await judged(getDocs(query(all, since)));
    },
  );
});
