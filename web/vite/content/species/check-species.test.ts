import { describe, expect, it } from 'vitest';
import { readContentFiles } from '../sources/read-content-files.ts';
import { faultText } from '../faults.ts';
import { compileSpecies, loadSpecies } from './load-species.ts';

const REAL = readContentFiles();
const FILE = 'species/lps-corals.yaml';
const FISH = 'species/clownfish.yaml';

/** The faults when one text of the real library is replaced by another. */
function faultsAfter(file: string, from: string | RegExp, to: string): string[] {
  const text = REAL.get(file) ?? '';
  const changed = text.replace(from, to);
  expect(changed, 'the seed must change the file').not.toBe(text);
  return compileSpecies(new Map(REAL).set(file, changed)).faults.map(faultText);
}

/** The line of a fact in the first entry. */
function lineIn(file: string, part: string): number {
  const text = REAL.get(file) ?? '';
  return text.slice(0, text.indexOf(part)).split('\n').length;
}

describe('FIT-02 a seeded fault is named with its file and line', () => {
  it.each([
    ['a length no animal has', FISH, 'adult_size_in: 3.5', 'adult_size_in: 350', 'adult_size_in'],
    ['an unknown temper', FISH, 'temperament: peaceful', 'temperament: nice', 'temperament'],
    ['a name that is none', FISH, 'Amphiprion ocellaris', 'amphiprion', 'scientific_name'],
    ['a fact that there is not', FISH, 'diet: omnivore', 'food: omnivore', 'no such fact'],
    ['a missing fact', FISH, /\n {2}diet: omnivore/, '', 'diet is missing'],
    ['a missing source', FISH, /\n {2}source: [^\n]+/, '', 'source'],
    ['light upside down', FILE, 'par_min: 80', 'par_min: 300', 'par_min'],
    ['a missing reach', FILE, /\n {2}sweeper_in: 7/, '', 'sweeper_in is missing'],
    [
      'two entries of one name',
      FISH,
      'name: percula clownfish',
      'name: ocellaris clownfish',
      'stands at ocellaris-clownfish too',
    ],
    [
      'two entries of one species',
      FISH,
      'Amphiprion percula',
      'Amphiprion ocellaris',
      'stands at ocellaris-clownfish too',
    ],
    [
      'a product of two species',
      FISH,
      'wysiwyg-picasso-clownfish-pair',
      'ocellaris-clownfish',
      'stands at',
    ],
    ['an id with large letters', FISH, 'percula-clownfish:', 'Percula:', 'small letters'],
    [
      'a tank too short to turn in',
      FISH,
      'min_tank_length_in: 24',
      'min_tank_length_in: 6',
      'twice its length',
    ],
    ['YAML that is none', FISH, 'name: ocellaris clownfish', 'name: [ocellaris', ''],
  ])('%s', (_what, file, from, to, says) => {
    const faults = faultsAfter(file, from, to);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toMatch(new RegExp(String.raw`^web/content/${file}:\d+ `));
    expect(faults.join('\n')).toContain(says);
  });

  it('points at the exact line of the fact', () => {
    const [fault] = faultsAfter(FISH, 'temperament: peaceful', 'temperament: nice');
    expect(fault).toContain(`${FISH}:${lineIn(FISH, 'temperament: peaceful')} `);
  });

  it('a group without its number is a fault', () => {
    const file = 'species/damsels-and-chromis.yaml';
    expect(faultsAfter(file, /\n {2}group_of: 5/, '').join()).toContain('group_of');
  });

  it('loading a library with faults throws, naming them', () => {
    const text = (REAL.get(FISH) ?? '').replace('diet: omnivore', 'diet: pizza');
    expect(() => loadSpecies(new Map(REAL).set(FISH, text))).toThrow(`${FISH}:`);
  });
});
