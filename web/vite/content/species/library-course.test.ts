import type { Care } from '@reef/domain/fit/care';
import { judge } from '@reef/domain/fit/verdict';
import { aFish, aTank } from '@reef/domain/testing/fit-fixtures';
import { describe, expect, it } from 'vitest';
import { compileContent } from '../compile.ts';
import { readContentFiles } from '../sources/read-content-files.ts';
import { loadSpecies } from './load-species.ts';

const FILES = readContentFiles();
const { figures } = compileContent(FILES).content;
const LIBRARY = loadSpecies();
const ALL = [...LIBRARY.values()];

/** The cells of a table's row, by how its line begins. */
function rowOf(file: string, begins: string): string[] {
  const lines = (FILES.get(file) ?? '').split('\n');
  const line = lines.find((each) => each.startsWith(`| ${begins}`));
  return (line ?? '')
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The table of "Stocking Order" counts from the proof of the cycle, which takes at least a month. */
const SHORTEST_CYCLE_MONTHS = 1;

describe('FIT-02 the library agrees with the months of "Stocking Order"', () => {
  // Other rows are placed by temper, not by the age that the animal needs.
  it.each([
    ['Months 6–9', 'Dwarf angelfish', 'dwarf angelfish'],
    ['Months 9–12', 'A tang', 'tang'],
  ] as const)('%s: %s', (months, what, group) => {
    const [when = '', animals] = rowOf('learn/stocking-order.md', months);
    expect(animals).toContain(what);
    const least = Number(/\d+/.exec(when)?.[0]) + SHORTEST_CYCLE_MONTHS;
    for (const { id, care } of ALL.filter((species) => species.care.group === group)) {
      expect(care.min_tank_age_months, id).toBeGreaterThanOrEqual(least);
    }
  });
});

describe('FIT-02 the library agrees with the tanks of "Mixing Aggressive Species"', () => {
  const file = 'learn/aggressive-species-mixing.md';
  const gallonsOf = (begins: string): number[] =>
    [...(rowOf(file, begins)[2] ?? '').matchAll(/(\d+)(?:–(\d+))? gal/g)].flatMap(
      ([, least, most]) => (most === undefined ? [Number(least)] : [Number(least), Number(most)]),
    );

  it.each([
    ['Yellowtail and azure', ['yellowtail-damselfish', 'azure-damselfish']],
    [
      'Blue, domino and three-stripe',
      ['blue-devil-damselfish', 'domino-damselfish', 'three-stripe-damselfish'],
    ],
    ['Maroon clownfish', ['maroon-clownfish']],
    ['Royal and bicolor dottybacks', ['royal-dottyback', 'diadem-dottyback']],
    ['Six-line wrasse', ['six-line-wrasse']],
    ['Sohal and clown tangs', ['sohal-tang', 'clown-tang']],
    ['Niger triggerfish', ['niger-triggerfish']],
    ['Clown and undulated', ['clown-triggerfish', 'undulated-triggerfish']],
    ['Volitans lionfish', ['volitans-lionfish']],
  ] as const)('%s', (begins, ids) => {
    for (const id of ids) {
      expect([LIBRARY.get(id)?.care.min_tank_gal], id).toEqual(gallonsOf(begins));
    }
  });

  it.each([
    ['Dwarf angelfish', 'Centropyge'],
    ['Bristletooth tangs', 'Ctenochaetus'],
  ])('%s, by size', (begins, genus) => {
    const needs = ALL.filter(({ care }) => care.scientific_name?.startsWith(`${genus} `)).map(
      ({ care }) => care.min_tank_gal ?? 0,
    );
    expect([Math.min(...needs), Math.max(...needs)]).toEqual(gallonsOf(begins));
  });
});

describe('FIT-02 the library agrees with the light of "PAR Requirements"', () => {
  it.each([
    ['par-discosoma', 'discosoma-mushroom'],
    ['par-rhodactis', 'rhodactis-mushroom'],
    ['par-ricordea', 'ricordea-florida'],
    ['par-ricordea', 'ricordea-yuma'],
  ])('%s of %s', (key, id) => {
    const care: Care = LIBRARY.get(id)?.care ?? {};
    expect([care.par_min, care.par_max]).toEqual([figures[key]?.low, figures[key]?.high]);
  });
});

it('FIT-07 the verdict gives the length and the proof of a cycle as the course does', () => {
  const gramma = { name: 'royal gramma', care: aFish(), count: 1 };
  const { reasons } = judge(gramma, aTank({ age_months: 1 }));
  const { 'cycle-length': length, 'cycling-ammonia-dose': dose } = figures;
  expect(reasons.map(({ sentence }) => sentence)).toContain(
    `A cycle takes ${length?.text}; add nothing until ${dose?.text} ammonia and its nitrite are gone in a day, twice.`,
  );
});
