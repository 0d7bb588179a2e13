import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '@reef/emulators/stack/paths.ts';
import { keepReport } from './kept-report.ts';
import { ask, GRANTED, type Verb, VERBS } from './matrix-cells.ts';
import { as, openRules, PEOPLE, type Person, rulesText, seedRulesData } from './rules-data.ts';

const people = Object.keys(PEOPLE) as Person[];
let env: RulesTestEnvironment;

/** Only a granted write changes the data. */
function isWrite(verb: Verb): boolean {
  return verb === 'create' || verb === 'update' || verb === 'delete';
}

beforeAll(async () => {
  env = await openRules();
  await seedRulesData(env);
});
afterAll(async () => {
  await keepReport('matrix');
  await env.cleanup();
});

describe.each(Object.keys(GRANTED))('%s', (name) => {
  describe.each(VERBS)('%s', (verb) => {
    const granted = GRANTED[name]?.[verb] ?? [];
    it.each(people)(`INV-09 RULE-02 RULE-03 RULE-04 %s`, async (person) => {
      const attempt = ask(as(env, person), name, verb, person);
      if (!granted.includes(person)) {
        await assertFails(attempt);
        return;
      }
      await assertSucceeds(attempt);
      if (isWrite(verb)) await seedRulesData(env);
    });
  });
});

function sources(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return entries.filter((name) => name.endsWith('.ts')).map((name) => path.join(folder, name));
}

describe('the matrix', () => {
  it('INV-09 RULE-01 names every collection the rules name', () => {
    const named = [...rulesText().matchAll(/match \/(\w+)\/\{/g)].map(([, name]) => name);
    const matched = named.filter((name) => name !== 'databases');
    expect(matched.filter((name) => !(String(name) in GRANTED))).toEqual([]);
  });

  it('INV-09 RULE-01 names every collection the functions use', () => {
    const code = sources(path.join(ROOT, 'functions/src')).map((file) =>
      readFileSync(file, 'utf8'),
    );
    const used = code.flatMap((text) =>
      [...text.matchAll(/\.collection\(\s*'(\w+)'/g)].map(([, name]) => String(name)),
    );
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((name) => !(name in GRANTED))).toEqual([]);
  });
});
