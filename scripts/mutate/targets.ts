import { globSync } from 'node:fs';
import path from 'node:path';
import type { StackPart } from '../../emulators/stack/stack-options.ts';
import type { Mutant } from './mutant.ts';
import { rulesMutants } from './rules-mutants.ts';
import type { Trial } from './trial.ts';

/** Test files by their absolute paths, and of their tests those whose names match. */
type Stage = Pick<Trial, 'tests' | 'testNamePattern'>;

/** A rules file whose tests are put to the test. */
export type Target = {
  name: 'rules' | 'storage-rules';
  /** Its path from the root. */
  file: string;
  mutantsOf: (text: string) => Mutant[];
  /**
   * The tests that may notice a fault, in the order in which they are asked: those of the next stage
   * only where those of one notice nothing. `before` is the text the fault stands behind.
   */
  stagesOf: (before: string) => readonly [Stage, ...Stage[]];
  /** Parts of the local stack that the tests need. */
  parts: StackPart[];
  /** How long one of its tests may take. */
  testTimeoutMs: number;
};

export const ROOT = path.resolve(import.meta.dirname, '../..');

const absolute = (name: string): string => path.join(ROOT, name);

/** The tests of firestore.rules about the collection whose match block holds the fault. */
function rulesTestsAbout(before: string): string {
  const collection = [...before.matchAll(/^    match \/(\w+)\/\{/gm)].at(-1)?.[1];
  // Who is asking and what a text is: every read and write needs these.
  const shared = '^(user_profiles_extended|an owner|rights|RULE-03|RULE-06)';
  const others: Record<string, string> = {
    orders: '^(orders|rights|RULE-03|RULE-06|INV-07)',
    user_profiles_extended: shared,
    tanks: '^(tanks|FIT-06)',
  };
  return collection === undefined ? shared : (others[collection] ?? `^${collection} `);
}

// No fault in a rule opens a collection that no rule names.
const NAMED_BY_RULES =
  '^(?!(pin_credentials|sign_in_attempts|call_limits|reservations|latest_holds|stripe_events|order_tallies|pictures|user_directory|late_directory_rows|account_\\w+|anything_else) )';

function rules(): Target {
  // Those of the evaluator's own conformance read no rules of ours.
  const tests = globSync('tests/rules/*.test.ts', { cwd: ROOT })
    .filter((name) => !name.includes('conformance'))
    .map(absolute);
  return {
    name: 'rules',
    file: 'firestore.rules',
    mutantsOf: rulesMutants,
    stagesOf: (before) => [
      { tests, testNamePattern: rulesTestsAbout(before) },
      { tests, testNamePattern: NAMED_BY_RULES },
    ],
    parts: ['firestore'],
    testTimeoutMs: 30_000,
  };
}

function storageRules(): Target {
  return {
    name: 'storage-rules',
    file: 'storage.rules',
    mutantsOf: rulesMutants,
    stagesOf: () => [{ tests: [absolute('emulators/storage-rules/session.test.ts')] }],
    parts: [],
    testTimeoutMs: 60_000,
  };
}

/** The rules files that `npm run mutate` puts faults into. */
export function targets(): Target[] {
  return [rules(), storageRules()];
}
