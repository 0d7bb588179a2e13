import type { Species } from '@reef/domain/fit/species';
import { aFish } from '@reef/domain/testing/fit-fixtures';
import { formatCare } from '@reef/domain/fit/facts/parse-care';
import { describe, expect, it } from 'vitest';
import { careSummary } from './care-summary.ts';
import { suggestSpecies } from './species-search.ts';

function species(name: string, scientific_name: string, also: string[] = []): Species {
  const care = aFish({ scientific_name });
  return { id: name.replaceAll(' ', '-'), name, also, care, source: '', products: [] };
}

const LIBRARY = [
  species('yellow tang', 'Zebrasoma flavescens'),
  species('regal blue tang', 'Paracanthurus hepatus', ['hippo tang']),
  species('Núñez goby', 'Gobiosoma nunezi'),
  species('two-color blenny', 'Ecsenius bicolor'),
  species("Scott's fairy wrasse", 'Cirrhilabrus scottorum'),
  ...Array.from({ length: 20 }, (_, index) => species(`abalone ${index}`, 'Haliotis sp.')),
];
const namesOf = (found: readonly Species[]) => found.map(({ name }) => name);

describe('FIT-03 finding a species', () => {
  it.each([
    ['TANG', ['regal blue tang', 'yellow tang']],
    ['yel ta', ['yellow tang']],
    ['hippo', ['regal blue tang']],
    ['flavescens', ['yellow tang']],
    ['nunez', ['Núñez goby']],
    ['twocolor blenny', ['two-color blenny']],
    ['scott’s', ["Scott's fairy wrasse"]],
    ['goby tang', []],
  ])('%s finds %j', (query, names) => {
    expect(namesOf(suggestSpecies(LIBRARY, query, ''))).toEqual(names);
  });

  it('puts what begins so first, and shows twelve at most', () => {
    const found = namesOf(suggestSpecies(LIBRARY, 'a', ''));
    expect(found).toHaveLength(12);
    expect(found.every((name) => name.startsWith('abalone'))).toBe(true);
  });

  it('offers the species that the listing names before anything is typed', () => {
    expect(namesOf(suggestSpecies(LIBRARY, '', 'Yellow Tangs, large'))[0]).toBe('yellow tang');
    expect(namesOf(suggestSpecies(LIBRARY, '', ''))[0]).toBe('abalone 0');
  });
});

it('FIT-03 one line says what is known', () => {
  expect(careSummary(formatCare(null))).toBe('No care facts yet');
  expect(careSummary(formatCare({ group: 'tang' }))).toBe('tang, 1 of 20 facts');
  expect(careSummary(formatCare(aFish()))).toBe(
    'Gramma loreto, 3 in, from 30 gal, peaceful, 15 of 20 facts',
  );
});
