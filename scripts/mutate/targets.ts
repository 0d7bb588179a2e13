import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { StackPart } from '../../emulators/stack/stack-options.ts';
import type { Mutant } from './mutant.ts';
import { relatedTests } from './related-tests.ts';
import { rulesMutants } from './rules-mutants.ts';
import { typescriptMutants } from './typescript-mutants.ts';

/** Something whose tests are put to the test. */
export type Target = {
  name: 'domain' | 'settlement' | 'rules' | 'storage-rules';
  /** Paths from the root. */
  files: string[];
  mutantsOf: (text: string, file: string) => Mutant[];
  /** The tests that may notice a fault in a file; absolute paths. */
  testsOf: (file: string) => string[];
  /** Parts of the local stack that the tests need. */
  parts: StackPart[];
  isRulesFile: boolean;
  testNamePattern?: string;
  /** How long one of its tests may take. */
  testTimeoutMs: number;
  /** What its tests find in the environment besides: fewer rounds of the same. */
  env?: Record<string, string>;
  /** The names of the tests likeliest to notice a fault that stands behind this text. */
  likeliest?: (before: string) => string;
};

const ROOT = path.resolve(import.meta.dirname, '../..');
export { ROOT };

/** The files below a folder whose names match, as paths from the root. */
function filesIn(folder: string, pattern: RegExp): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !name.includes('node_modules'))
    .map((name) => path.join(folder, name))
    .toSorted();
}

const absolute = (name: string): string => path.join(ROOT, name);
const isTest = (name: string): boolean => /\.test\.tsx?$/.test(name);

function domain(): Target {
  const folders = ['domain', 'functions/src'];
  const tests = folders.flatMap((folder) => filesIn(folder, /\.test\.tsx?$/)).map(absolute);
  const related = relatedTests(tests, ROOT);
  const files = filesIn('domain/src', /\.ts$/).filter((name) => !isTest(name));
  return {
    name: 'domain',
    // Fixtures are the tests' own.
    files: files.filter((name) => !name.includes('fixture')),
    mutantsOf: typescriptMutants,
    testsOf: (file) => related(absolute(file)),
    parts: [],
    isRulesFile: false,
    testTimeoutMs: 60_000,
  };
}

/** Use-cases of the checkout: what decides them is pure and in `domain`; these carry it out. */
function settlement(): Target {
  const names = [
    'settle',
    'close-hold',
    'reserve',
    'cancel-checkout',
    'ids',
    'sweep',
    'verify-payment',
  ];
  // The quickest first, save that a file's own tests come before all others.
  const more = ['checkout', 'crash', 'event-orders'];
  const tests = [...names, ...more]
    .flatMap((name) => [`functions/src/checkout/${name}`, `tests/functions/${name}`])
    .map((name) => absolute(`${name}.test.ts`))
    .filter((test) => existsSync(test));
  const related = relatedTests(tests, ROOT);
  return {
    name: 'settlement',
    files: names.map((name) => `functions/src/checkout/${name}.ts`),
    mutantsOf: typescriptMutants,
    testsOf: (file) => {
      const needing = new Set(related(absolute(file)));
      const own = `${path.basename(file, '.ts')}.test.ts`;
      const isOwn = (test: string): number => Number(path.basename(test) === own);
      return tests.filter((test) => needing.has(test)).toSorted((a, b) => isOwn(b) - isOwn(a));
    },
    parts: ['firestore', 'stripe'],
    isRulesFile: false,
    testTimeoutMs: 30_000,
    env: { REEF_CALLER_ORDERS: '12' },
  };
}

/** The tests of firestore.rules about the collection whose match a fault stands in. */
function rulesTestsAbout(before: string): string {
  const collection = [...before.matchAll(/^    match \/(\w+)\/\{/gm)].at(-1)?.[1];
  // Who is asking and what a text is: seen by whoever reads or writes anything.
  const shared = '^(user_profiles_extended|an owner)';
  const others: Record<string, string> = {
    orders: '^(orders|rights|RULE-03|RULE-06|INV-07)',
    user_profiles_extended: shared,
  };
  return collection === undefined ? shared : (others[collection] ?? `^${collection} `);
}

function rules(): Target {
  const tests = ['matrix', 'order-edits', 'attacks'];
  return {
    name: 'rules',
    files: ['firestore.rules'],
    mutantsOf: rulesMutants,
    testsOf: () => tests.map((name) => absolute(`tests/rules/${name}.test.ts`)),
    parts: ['firestore'],
    isRulesFile: true,
    testTimeoutMs: 30_000,
    likeliest: rulesTestsAbout,
    // No fault in a rule opens a collection that no rule names.
    testNamePattern:
      '^(?!(pin_credentials|sign_in_attempts|call_limits|reservations|latest_holds|stripe_events|order_tallies|pictures|user_directory|account_\\w+|anything_else) )',
  };
}

function storageRules(): Target {
  return {
    name: 'storage-rules',
    files: ['storage.rules'],
    mutantsOf: rulesMutants,
    testsOf: () => [absolute('emulators/storage-rules/session.test.ts')],
    parts: [],
    isRulesFile: true,
    testTimeoutMs: 60_000,
  };
}

/** What `npm run mutate` knows. */
export function targets(): Target[] {
  return [domain(), settlement(), rules(), storageRules()];
}
