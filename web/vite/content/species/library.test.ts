import { factsOf } from '@reef/domain/fit/facts/facts';
import { GUIDES } from '@reef/domain/fit/guides';
import { COPEPOD_TANK_GAL } from '@reef/domain/fit/rules/rule-needs';
import type { Species } from '@reef/domain/fit/species';
import { judge } from '@reef/domain/fit/verdict';
import { describe, expect, it } from 'vitest';
import { readContentFiles } from '../sources/read-content-files.ts';
import { compileSpecies, loadSpecies } from './load-species.ts';

const FILES = readContentFiles();
const LIBRARY = loadSpecies();
const ALL = [...LIBRARY.values()];

describe('FIT-02 the species library', () => {
  it('has at least 200 species and no faults', () => {
    expect(compileSpecies(FILES).faults).toEqual([]);
    expect(ALL.length).toBeGreaterThanOrEqual(200);
  });

  it('every reason leads to an article of the course', () => {
    for (const guide of Object.values(GUIDES)) {
      expect(FILES.has(`${guide.slice(1)}.md`), guide).toBe(true);
    }
  });

  it.each(ALL)('$name fits a roomy, old tank of its own, or says why not', (species) => {
    const { care, name } = species;
    const tank = {
      volume_gal: 1000,
      length_in: 144,
      age_months: 36,
      kind:
        care.group === undefined || factsOf(care).kind !== 'fish'
          ? ('reef' as const)
          : ('fish-only' as const),
      residents: [],
      cart: [],
    };
    const { reasons } = judge({ name, care, count: care.group_of ?? 1 }, tank);
    const about = new Set([
      'hazard',
      'poisons-tank',
      'needs-lid',
      'expert-only',
      'starves',
      'needs-live-food',
      'needs-feeding',
      'not-reef-safe',
      'needs-cool-water',
    ]);
    const other = reasons.filter(({ code, severity }) => severity !== 'note' && !about.has(code));
    expect(other).toEqual([]);
  });
});

it('FIT-02 a wild fish that lives on copepods has the rock of 75 gallons', () => {
  const hunters = ALL.filter(({ care }) => care.diet === 'copepods' && care.origin === 'wild');
  expect(hunters.length).toBeGreaterThan(4);
  for (const { id, care } of hunters) {
    expect(care.min_tank_gal, id).toBeGreaterThanOrEqual(COPEPOD_TANK_GAL);
  }
});

/** The course rounds: `3.3 in` and `3 in` are one fish. */
const ROUNDED_IN = 0.5;

/** Rows of the course's tables: `| Name, *Genus species* | 3 in (8 cm) | 30 gal (115 L) | …`. */
function courseRows(file: string): { name: string; sizeIn: number; tankGal: number }[] {
  return (FILES.get(file) ?? '').split('\n').flatMap((line) => {
    const row = /^\| ([^|]+?) \| ([\d.]+) in [^|]*\| (\d+) gal/.exec(line);
    if (row === null) return [];
    return [{ name: row[1] ?? '', sizeIn: Number(row[2]), tankGal: Number(row[3]) }];
  });
}

const ALIASES: Readonly<Record<string, string>> = { 'blue (hippo) tang': 'regal blue tang' };

function byCourseName(words: string): Species | undefined {
  const scientific = /\*(.+?)\*/.exec(words)?.[1];
  const common = (words.split(',')[0] ?? '').toLowerCase();
  const name = ALIASES[common] ?? common;
  return ALL.find(
    (species) => species.care.scientific_name === scientific || species.name.toLowerCase() === name,
  );
}

describe("FIT-02 the library agrees with the course's own tables", () => {
  const rows = [
    ...courseRows('learn/minimum-tank-sizes.md'),
    ...courseRows('learn/hardy-fish-species.md'),
  ];

  it('finds the tables', () => {
    expect(rows.length).toBeGreaterThanOrEqual(27);
  });

  it.each(rows)('$name: $sizeIn in, $tankGal gal', ({ name, sizeIn, tankGal }) => {
    const care = byCourseName(name)?.care;
    expect(care?.min_tank_gal).toBe(tankGal);
    expect(Math.abs((care?.adult_size_in ?? 0) - sizeIn)).toBeLessThanOrEqual(ROUNDED_IN);
  });
});
