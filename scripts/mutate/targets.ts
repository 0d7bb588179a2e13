import { globSync } from 'node:fs';
import path from 'node:path';
import type { StackPart } from '../../emulators/stack/stack-options.ts';
import type { Mutant } from './mutant.ts';
import { rulesMutants } from './rules-mutants.ts';
import type { Trial } from './trial.ts';

/** Test files by absolute path, restricted to tests whose names match. */
type Stage = Pick<Trial, 'tests' | 'testNamePattern'>;

/** A rules file to mutate. */
export type Target = {
  name: 'rules' | 'storage-rules';
  /** Its path from the root. */
  file: string;
  mutantsOf: (text: string) => Mutant[];
  /**
   * The tests that may notice a mutant, in stages: the next stage runs only if those before noticed
   * nothing. `before` is the text before the mutation.
   */
  stagesOf: (before: string) => readonly [Stage, ...Stage[]];
  /** Parts of the local stack that the tests need. */
  parts: StackPart[];
  /** How long one test may take. */
  testTimeoutMs: number;
};

export const ROOT = path.resolve(import.meta.dirname, '../..');

const absolute = (name: string): string => path.join(ROOT, name);

/** The tests of firestore.rules about the collection whose match block is mutated. */
function rulesTestsAbout(before: string): string {
  const collection = [...before.matchAll(/^    match \/(\w+)\/\{/gm)].at(-1)?.[1];
  // Identity and text checks, which every read and write needs.
  const shared = '^(user_profiles_extended|an owner|rights|RULE-03|RULE-06)';
  const others: Record<string, string> = {
    orders: '^(orders|rights|RULE-03|RULE-06|INV-07)',
    user_profiles_extended: shared,
    tanks: '^(tanks|FIT-06)',
  };
  return collection === undefined ? shared : (others[collection] ?? `^${collection} `);
}

// No mutant of a rule opens a collection that no rule names.
const NAMED_BY_RULES =
  '^(?!(pin_credentials|sign_in_attempts|call_limits|reservations|latest_holds|stripe_events|order_tallies|pictures|user_directory|late_directory_rows|account_\\w+|anything_else) )';

function rules(): Target {
  // The evaluator's conformance tests do not read our rules.
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

/** The rules files that `npm run mutate` mutates. */
export function targets(): Target[] {
  return [rules(), storageRules()];
}
