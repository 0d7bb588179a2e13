import type { Care } from '@reef/domain/fit/care';
import { describe, expect, it } from 'vitest';
import { careFacts, careProperties, guidesFor, hazardText, sizeText } from './format-care.ts';

const TANG: Care = {
  scientific_name: 'Zebrasoma flavescens',
  group: 'tang',
  adult_size_in: 8,
  min_tank_gal: 100,
  min_tank_length_in: 48,
  temperament: 'semi-aggressive',
  reef_safe: 'yes',
  difficulty: 'beginner',
  origin: 'captive-bred',
  hazard: 'none',
};
const ZOAS: Care = {
  group: 'zoanthid',
  difficulty: 'beginner',
  par_min: 80,
  par_max: 200,
  flow: 'low to medium',
  hazard: 'palytoxin',
};

describe('FIT-04 care facts in words', () => {
  it('say tank, temper, corals, difficulty and origin, with metric beside them', () => {
    expect(careFacts(TANG)).toEqual([
      { name: 'Tank', value: '100 gallons or more', detail: '379 liters, 48 in (122 cm) long' },
      { name: 'Temper', value: 'Semi-aggressive' },
      { name: 'With corals', value: 'Reef-safe' },
      { name: 'Difficulty', value: 'For beginners' },
      { name: 'Origin', value: 'Captive-bred' },
    ]);
    expect(sizeText(TANG)).toBe('8 inches (20 cm)');
  });

  it('say light and flow of corals, and the hazard plainly', () => {
    expect(careFacts(ZOAS).map(({ value }) => value)).toEqual([
      'For beginners',
      'PAR 80 to 200',
      'Low to medium',
    ]);
    expect(hazardText(ZOAS)).toMatch(/palytoxin.*never boil, scrub or saw/);
    expect(hazardText({ hazard: 'strikes' })).toContain('glass');
    expect(hazardText({ hazard: 'cuts' })).toContain('container');
    expect(hazardText(TANG)).toBeNull();
    expect(sizeText(ZOAS)).toBeNull();
  });

  it('lead to the guides of the group', () => {
    expect(guidesFor(TANG)).toContain('/learn/minimum-tank-sizes');
    expect(guidesFor(ZOAS)).toContain('/learn/par-requirements');
    for (const group of ['snail', 'shrimp'] as const) {
      expect(guidesFor({ group })).toContain('/learn/clean-up-crew');
      expect(guidesFor({ group })).toContain('/learn/isolating-invertebrates');
    }
    expect(guidesFor({ group: 'clam' })).toContain('/learn/first-fish-coral');
    expect(guidesFor({ group: 'anemone', hazard: 'sting' })).toContain('/learn/anemone-care');
    expect(guidesFor({})).toHaveLength(2);
  });

  it('lead to first aid before all others, where the animal can hurt people', () => {
    const fish: Care = { group: 'lionfish', temperament: 'predator' };
    for (const hazard of ['venomous spines', 'bites', 'cuts', 'deadly venom'] as const) {
      expect(guidesFor({ ...fish, hazard })[0]).toBe('/learn/first-aid');
      expect(guidesFor({ ...fish, hazard })).toHaveLength(3);
    }
    expect(guidesFor(ZOAS)[0]).toBe('/learn/first-aid');
    for (const hazard of ['none', 'releases toxin'] as const) {
      expect(guidesFor({ ...fish, hazard })).not.toContain('/learn/first-aid');
    }
  });

  it('go to search engines as properties', () => {
    expect(careProperties(TANG)).toContainEqual({
      name: 'Scientific name',
      value: 'Zebrasoma flavescens',
    });
    expect(careProperties(ZOAS)).toContainEqual({ name: 'Light', value: 'PAR 80 to 200' });
    expect(careProperties({})).toEqual([]);
  });
});
