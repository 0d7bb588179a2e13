import { readFileSync } from 'node:fs';
import path from 'node:path';
import { judge } from '@reef/domain/fit/verdict';
import { describe, expect, it } from 'vitest';
import { loadSpecies } from './load-species.ts';
import { parseWorkedCases } from './testing/worked-cases.ts';

const FOLDER = path.join(import.meta.dirname, '../../../content/species');
const LIBRARY = loadSpecies();
const CASES = ['worked-cases.md', 'worked-cases-held-out.md'].flatMap((file) =>
  parseWorkedCases(readFileSync(path.join(FOLDER, file), 'utf8'), LIBRARY),
);

/** The required weight of the heaviest of the named reasons. */
const WEIGHT = { fits: 'note', 'with-care': 'care', 'does-not-fit': 'stop' } as const;

describe('FIT-07 the verdict in worked cases', () => {
  it('has at least 150 of them, of every verdict', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(150);
    expect(new Set(CASES.map(({ verdict }) => verdict)).size).toBe(3);
  });

  it.each(CASES)('$title: $verdict', ({ animal, surroundings, verdict, codes }) => {
    const judged = judge(animal, surroundings);
    const said = judged.reasons.map(({ severity, code }) => `${severity} ${code}`);
    expect(judged.verdict, said.join(', ')).toBe(verdict);
    expect(judged.reasons.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    if (codes.length === 0) return;
    const named = judged.reasons.filter(({ code }) => codes.includes(code));
    expect(named.map(({ severity }) => severity)).toContain(WEIGHT[verdict]);
  });
});
