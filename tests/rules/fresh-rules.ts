import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import type { Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { keepReport } from './kept-report.ts';
import { as, openRules, type Person, seedRulesData } from './rules-data.ts';

/** The database as a person sees it, and its original content. */
export type FreshRules = { db: (person: Person) => Firestore; seed: () => Promise<void> };

/**
 * Loads the rules for a file of tests, and restores everybody's documents before each test.
 * @param file a unique name: the decisions of the rules are recorded under it.
 */
export function openFreshRules(file: string): FreshRules {
  let env: RulesTestEnvironment;
  beforeAll(async () => {
    env = await openRules();
  });
  beforeEach(() => seedRulesData(env));
  afterAll(async () => {
    await keepReport(file);
    await env.cleanup();
  });
  return { db: (person) => as(env, person), seed: () => seedRulesData(env) };
}
