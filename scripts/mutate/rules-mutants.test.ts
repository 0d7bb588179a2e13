import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutated } from './mutant.ts';
import { rulesMutants } from './rules-mutants.ts';

const rules = (source: string) => rulesMutants(source).map((mutant) => mutated(source, mutant));

describe('faults in rules', () => {
  const allow = 'allow get: if a() && b(x, 20);';
  it.each([
    [allow, 'allow get: if false;'],
    [allow, 'allow get: if true;'],
    [allow, 'allow read, write: if a() && b(x, 20);'],
    [allow, 'allow get: if a() ;'],
    [allow, 'allow get: if  b(x, 20);'],
    [allow, 'allow get: if a() || b(x, 20);'],
    [allow, 'allow get: if a() && b(x, 21);'],
    ['return !a;', 'return a;'],
    ['return a <= b;', 'return a < b;'],
    ["return a in ['b', 'c'];", "return a in ['c'];"],
  ])('%s becomes %j', (source, faulty) => {
    expect(rules(source)).toContain(faulty);
  });

  it('leaves comments and texts as they are', () => {
    expect(rules("// a && b\nreturn a('&& 3 ');")).toEqual([]);
  });

  it('finds some in every function and allow of firestore.rules', () => {
    const file = path.join(import.meta.dirname, '../../firestore.rules');
    expect(rulesMutants(readFileSync(file, 'utf8')).length).toBeGreaterThan(200);
  });
});
