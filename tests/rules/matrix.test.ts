import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromEnvironment } from '../support/local-services.ts';
import { ask, GRANTED, type Verb, VERBS } from './matrix-cells.ts';
import {
  as,
  openRules,
  PEOPLE,
  type Person,
  RULES_PROJECT,
  rulesText,
  seedWorld,
} from './rules-world.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const people = Object.keys(PEOPLE) as Person[];
let env: RulesTestEnvironment;

/** Only a granted write leaves the world other than it was. */
function isWrite(verb: Verb): boolean {
  return verb === 'create' || verb === 'update' || verb === 'delete';
}

beforeAll(async () => {
  env = await openRules();
  await seedWorld(env);
});
afterAll(() => env.cleanup());

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
      if (isWrite(verb)) await seedWorld(env);
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

  it('INV-09 saw every allow both grant and refuse', async () => {
    const host = fromEnvironment('FIRESTORE_EMULATOR_HOST');
    const url = `http://${host}/emulator/v1/projects/${RULES_PROJECT}:ruleCoverage`;
    const report: unknown = await (await fetch(url)).json();
    const verdicts = allowVerdicts(report);
    expect(verdicts.size).toBeGreaterThan(5);
    for (const [line, seen] of verdicts) {
      const isAlways = (rulesText().split('\n')[line - 1] ?? '').includes('if true;');
      expect({ line, seen: [...seen].toSorted() }).toEqual({
        line,
        seen: isAlways ? ['true'] : expect.arrayContaining(['true']),
      });
      if (!isAlways) expect(['false', 'error'].some((verdict) => seen.has(verdict))).toBe(true);
    }
  });
});

type Node = {
  sourcePosition?: { line?: number };
  values?: { value?: { boolValue?: boolean; undefined?: unknown }; count?: number }[];
};

/** What each `allow`'s whole condition came to, by its line: the outermost expressions of a report. */
function allowVerdicts(report: unknown): Map<number, Set<string>> {
  const nodes = (report as { report?: Node[] }).report ?? [];
  const lines = rulesText().split('\n');
  const found = new Map<number, Set<string>>();
  for (const node of nodes) {
    const line = node.sourcePosition?.line ?? 0;
    if (!(lines[line - 1] ?? '').includes('allow ')) continue;
    const seen = (node.values ?? []).map(({ value }) =>
      value && 'boolValue' in value ? String(value.boolValue) : 'error',
    );
    found.set(line, new Set([...(found.get(line) ?? []), ...seen]));
  }
  return found;
}
