import { describe, expect, it } from 'vitest';
import { CORPUS_ROLE, CORPUS_TOKEN, EXPRESSIONS } from './testing/corpus/expressions.ts';
import { SKIPPED } from './testing/corpus/skipped.ts';
import { storageRules } from './testing/corpus/wrap.ts';
import { loadRuleset } from './ruleset.ts';
import { run } from './run.ts';
import type { RulesMap, RulesValue } from './value.ts';
import { fromFirestore, mapOf } from './wire-value.ts';

/** Plain JSON as a rules value; whole numbers are integers. */
function value(json: unknown): RulesValue {
  if (json === null || typeof json === 'boolean' || typeof json === 'string') return json;
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json;
  if (Array.isArray(json)) return json.map(value);
  return new Map(Object.entries(json as object).map(([key, each]) => [key, value(each)]));
}

async function readDocument(path: string): Promise<RulesMap | null> {
  if (path !== '/databases/(default)/documents/user_roles/u1') return null;
  return new Map([['data', mapOf({ fields: CORPUS_ROLE }, fromFirestore)]]);
}

const variables = new Map([
  ['request', value({ auth: { uid: 'u1', token: CORPUS_TOKEN } })],
  ['resource', null],
]);

async function permits(source: string, path: string[], method: 'get' | 'list' = 'get') {
  const loaded = loadRuleset(source);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  return run(loaded.value, { path, method, variables }, readDocument);
}

const exists = (id: string): string =>
  `firestore.exists(/databases/(default)/documents/user_roles/${id})`;

const OBJECT = ['b', 'demo', 'o', 'c', 'name'];

describe('conditions decide as the Firestore engine decides them', () => {
  it.each(EXPRESSIONS)('%s gives %s', async (expression, expected) => {
    expect(await permits(storageRules(expression), OBJECT)).toBe(expected);
  });
});

describe('what is not supported is refused when loaded', () => {
  it.each(SKIPPED)('%s (%s)', (expression) => {
    expect(loadRuleset(storageRules(expression)).ok).toBe(false);
  });

  it.each([
    ['a syntax error', storageRules('true &&')],
    ['version 1', storageRules('true').replace("'2'", "'1'")],
    ['no version', storageRules('true').replace(/^.*\n/, '')],
    ['another service', storageRules('true').replace('firebase.storage', 'cloud.firestore')],
    ['an unknown name', storageRules('nobody.x == 1')],
    ['an unknown function', storageRules('isTwo(1)')],
    ['a wrong number of arguments', storageRules('isOne(1, 2)')],
    ['an unknown permission', storageRules('true').replace('allow get', 'allow peek')],
    ['an allow without condition', storageRules('true').replace(': if true', '')],
    ['recursion', storageRules('true').replace('return x == 1', 'return isOne(x)')],
    ['let', storageRules('true').replace('return x == 1', 'let y = x; return y == 1')],
    ['a capture of the rest in the middle', storageRules('true').replace('/{name}', '/{a=**}/b')],
    ['a capture that hides another', storageRules('true').replace('{name}', '{bucket}')],
  ])('%s', (_what, source) => {
    expect(loadRuleset(source).ok).toBe(false);
  });

  it('names the line and column of what it refuses', () => {
    const loaded = loadRuleset(storageRules('1.5 == 1'));
    expect(loaded).toMatchObject({ ok: false, issues: [{ line: 8, column: 37 }] });
  });
});

describe('paths and methods', () => {
  it('grants a match of the whole path only', async () => {
    expect(await permits(storageRules("name == 'name'"), OBJECT)).toBe(true);
    expect(await permits(storageRules('true'), OBJECT.slice(0, -1))).toBe(false);
    expect(await permits(storageRules('true'), [...OBJECT, 'below'])).toBe(false);
    expect(await permits(storageRules('true'), ['b', 'demo', 'o', 'd', 'name'])).toBe(false);
  });

  it('grants every path below a capture of the rest', async () => {
    const source = storageRules('true').replace('{name}', '{all=**}');
    expect(await permits(source, [...OBJECT, 'below'])).toBe(true);
    expect(await permits(source, ['b', 'demo', 'o', 'd', 'name'])).toBe(false);
  });

  it('grants the methods a permission names, read meaning get and list', async () => {
    expect(await permits(storageRules('true'), OBJECT, 'list')).toBe(false);
    const source = storageRules('true').replace('allow get', 'allow read');
    expect(await permits(source, OBJECT, 'list')).toBe(true);
  });

  it('refuses a decision that reads a third time, the same document too', async () => {
    expect(await permits(storageRules(`!${exists('a')} && ${exists('u1')}`), OBJECT)).toBe(true);
    const third = `!${exists('a')} && !${exists('b')} && ${exists('u1')}`;
    expect(await permits(storageRules(third), OBJECT)).toBe(false);
    const again = `${exists('u1')} && ${exists('u1')}`;
    expect(await permits(storageRules(again), OBJECT)).toBe(true);
    expect(await permits(storageRules(`${again} && ${exists('u1')}`), OBJECT)).toBe(false);
  });
});
