import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { mutated } from './mutant.ts';
import { rulesMutants } from './rules-mutants.ts';
import { typescriptMutants } from './typescript-mutants.ts';

const typescript = (source: string) =>
  typescriptMutants(source, 'a.ts').map((mutant) => mutated(source, mutant));
const rules = (source: string) => rulesMutants(source).map((mutant) => mutated(source, mutant));

describe('faults in TypeScript', () => {
  it.each([
    ['const a = b && c;', 'const a = b || c;'],
    ['const a = b <= 3;', 'const a = b < 3;'],
    ['const a = b === 3;', 'const a = b === 4;'],
    ['const a = b + c;', 'const a = b - c;'],
    ['const a = b ?? c;', 'const a = (b)!;'],
    ['const a = b ? c : d;', 'const a = true ? c : d;'],
    ['if (!a) b();', 'if (a) b();'],
    ['if (a) b();', 'if (a) ;'],
    ['const a = true;', 'const a = false;'],
    ['const a = b.every(c);', 'const a = b.some(c);'],
    ['const a = b.filter(c);', 'const a = b;'],
    ['const a = /^b$/.test(c);', 'const a = /b/.test(c);'],
  ])('%s becomes %s', (source, faulty) => {
    expect(typescript(source)).toContain(faulty);
  });

  it.each(["import { a } from './b.ts';", "type A = 'a' | 3;", "const a = 'b' as const;"])(
    'leaves %s as it is',
    (source) => {
      expect(typescript(source)).toEqual([]);
    },
  );
});

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
