import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { StackPart } from '../../emulators/stack/stack-options.ts';
import type { Mutant } from './mutant.ts';
import { relatedTests } from './related-tests.ts';
import { rulesMutants } from './rules-mutants.ts';
import type { Trial } from './trial.ts';
import { typescriptMutants } from './typescript-mutants.ts';

/** Test files by their absolute paths, and of their tests those whose names match. */
type Stage = Pick<Trial, 'tests' | 'testNamePattern'>;

/** Something whose tests are put to the test. */
export type Target = {
  name: 'domain' | 'settlement' | 'rules' | 'storage-rules';
  /** Paths from the root. */
  files: string[];
  mutantsOf: (text: string, file: string) => Mutant[];
  /**
   * The tests that may notice a fault in a file, in the order in which they are asked: those of the
   * next stage only where those of one notice nothing. `before` is the text the fault stands behind.
   */
  stagesOf: (file: string, before: string) => readonly [Stage, ...Stage[]];
  /** Parts of the local stack that the tests need. */
  parts: StackPart[];
  isRulesFile: boolean;
  /** How long one of its tests may take. */
  testTimeoutMs: number;
  /** Further environment variables for its tests: fewer rounds of the same. */
  env?: Record<string, string>;
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
    stagesOf: (file) => [{ tests: related(absolute(file)) }],
    parts: [],
    isRulesFile: false,
    testTimeoutMs: 60_000,
  };
}

/** Tests that look at a use-case closely, where those are not its own alone. */
const SHARPEST: Record<string, string[]> = {
  reserve: ['reserve', 'rush'],
  shelf: ['reserve', 'rush'],
  'cancel-checkout': ['close-hold'],
  alarms: ['settle'],
  'finish-refund': ['settle'],
};

/** Use-cases of the checkout: what decides them is pure and in `domain`; these carry it out. */
function settlement(): Target {
  const names = [
    'close-hold',
    'reserve',
    'shelf',
    'cancel-checkout',
    'ids',
    'sweep',
    'verify-payment',
    'settle',
    'alarms',
    'finish-refund',
  ];
  // A file's own tests come first; of the others the quickest.
  const order = ['checkout', ...names.filter((name) => name !== 'sweep'), 'crash', 'event-orders'];
  const tests = [...order, 'sweep', 'rush']
    .flatMap((name) => [`functions/src/checkout/${name}`, `tests/functions/${name}`])
    .map((name) => absolute(`${name}.test.ts`))
    .filter((test) => existsSync(test));
  const related = relatedTests(tests, ROOT);
  return {
    name: 'settlement',
    files: names.map((name) => `functions/src/checkout/${name}.ts`),
    mutantsOf: typescriptMutants,
    stagesOf: (file) => {
      const needing = new Set(related(absolute(file)));
      const all = tests.filter((test) => needing.has(test));
      const name = path.basename(file, '.ts');
      const own = SHARPEST[name] ?? [name];
      const isOwn = (test: string): boolean => own.includes(path.basename(test, '.test.ts'));
      const others = { tests: all.filter((test) => !isOwn(test)) };
      const sharpest = all.filter(isOwn);
      return sharpest.length === 0 ? [others] : [{ tests: sharpest }, others];
    },
    parts: ['firestore', 'stripe'],
    isRulesFile: false,
    testTimeoutMs: 30_000,
    env: { REEF_CALLER_ORDERS: '12' },
  };
}

/** The tests of firestore.rules about the collection whose match block holds the fault. */
function rulesTestsAbout(before: string): string {
  const collection = [...before.matchAll(/^    match \/(\w+)\/\{/gm)].at(-1)?.[1];
  // Who is asking and what a text is: every read and write needs these.
  const shared = '^(user_profiles_extended|an owner|rights|RULE-03|RULE-06)';
  const others: Record<string, string> = {
    orders: '^(orders|rights|RULE-03|RULE-06|INV-07)',
    user_profiles_extended: shared,
  };
  return collection === undefined ? shared : (others[collection] ?? `^${collection} `);
}

// No fault in a rule opens a collection that no rule names.
const NAMED_BY_RULES =
  '^(?!(pin_credentials|sign_in_attempts|call_limits|reservations|latest_holds|stripe_events|order_tallies|pictures|user_directory|late_directory_rows|account_\\w+|anything_else) )';

function rules(): Target {
  const tests = ['matrix', 'order-edits', 'attacks'].map((name) =>
    absolute(`tests/rules/${name}.test.ts`),
  );
  return {
    name: 'rules',
    files: ['firestore.rules'],
    mutantsOf: rulesMutants,
    stagesOf: (_file, before) => [
      { tests, testNamePattern: rulesTestsAbout(before) },
      { tests, testNamePattern: NAMED_BY_RULES },
    ],
    parts: ['firestore'],
    isRulesFile: true,
    testTimeoutMs: 30_000,
  };
}

function storageRules(): Target {
  return {
    name: 'storage-rules',
    files: ['storage.rules'],
    mutantsOf: rulesMutants,
    stagesOf: () => [{ tests: [absolute('emulators/storage-rules/session.test.ts')] }],
    parts: [],
    isRulesFile: true,
    testTimeoutMs: 60_000,
  };
}

/** What `npm run mutate` knows. */
export function targets(): Target[] {
  return [domain(), settlement(), rules(), storageRules()];
}
