import { describe, expect, it } from 'vitest';
import { aFish, aTank } from '@reef/domain/testing/fit-fixtures';
import { animalOf, surroundingsOf, type Species } from './species.ts';
import { judge, judgeFor } from './verdict.ts';

const TANG = aFish({
  scientific_name: 'Zebrasoma flavescens',
  group: 'tang',
  adult_size_in: 8,
  min_tank_gal: 100,
  min_tank_length_in: 48,
  temperament: 'semi-aggressive',
  diet: 'herbivore',
});
const gramma = { name: 'royal gramma', care: aFish(), count: 1 };

function sentences(...question: Parameters<typeof judge>): string[] {
  return judge(...question).reasons.map(({ sentence }) => sentence);
}

describe('FIT-07 the sentences', () => {
  it('say the need and what the tank holds', () => {
    const tang = { name: 'yellow tang', care: TANG, count: 1 };
    expect(sentences(tang, aTank({ volume_gal: 90 }))).toContain(
      'A yellow tang needs about 100 gallons; yours holds 90.',
    );
    expect(sentences(tang, aTank({ volume_gal: 60 }))).toContain(
      'A yellow tang grows to 8 inches and then needs about 100 gallons; yours holds 60.',
    );
  });

  it.each([
    ['venomous spines', 'hazard', '/learn/first-aid'],
    ['palytoxin', 'hazard', '/learn/first-aid'],
    // It harms fish, not people.
    ['releases toxin', 'poisons-tank', '/learn/compatibility-considerations'],
  ] as const)('of %s, %s, lead to %s', (hazard, code, guide) => {
    const { reasons } = judge({ ...gramma, care: aFish({ hazard }) }, aTank());
    expect(reasons).toContainEqual(expect.objectContaining({ code, guide }));
  });

  it('say explicitly what is unknown', () => {
    const { adult_size_in: _size, ...care } = aFish();
    expect(sentences({ ...gramma, care }, aTank())).toContain(
      'The royal gramma: we do not know how large it grows.',
    );
  });

  it('tell the tank from the cart', () => {
    const hawkfish = aFish({
      scientific_name: 'Neocirrhites armatus',
      group: 'hawkfish',
      temperament: 'semi-aggressive',
    });
    const shrimp = {
      name: 'cleaner shrimp',
      care: aFish({ scientific_name: 'Lysmata amboinensis', group: 'shrimp' }),
      count: 1,
    };
    const asked = { name: 'flame hawkfish', care: hawkfish, count: 1 };
    expect(sentences(asked, aTank({ residents: [shrimp] }))).toContain(
      'The flame hawkfish will eat your cleaner shrimp.',
    );
    expect(sentences(asked, aTank({ cart: [shrimp] }))).toContain(
      'The flame hawkfish will eat the cleaner shrimp in your cart.',
    );
  });
});

describe('FIT-08 the whole basket', () => {
  it('counts the cart with the tank', () => {
    const inCart = judge(gramma, aTank({ cart: [gramma] }));
    expect(inCart.reasons.map(({ code }) => code)).toContain('too-many-of-a-kind');
    expect(inCart.verdict).toBe('does-not-fit');
  });

  it('FIT-05 answers the same for many animals as for each', () => {
    const tank = aTank({ residents: [gramma] });
    const judgeAll = judgeFor(tank);
    for (const care of [TANG, aFish(), null]) {
      const animal = { name: 'fish', care, count: 1 };
      expect(judgeAll(animal)).toEqual(judge(animal, tank));
    }
  });
});

describe('FIT-06 a stored tank', () => {
  const species: Species = {
    id: 'royal-gramma',
    name: 'royal gramma',
    also: [],
    care: aFish(),
    source: 'test',
    products: [],
  };
  const library = new Map([[species.id, species]]);

  it('looks its residents up', () => {
    const resident = { species: 'royal-gramma', name: 'Gramma', count: 2 };
    const tank = {
      volume_gal: 75,
      length_in: 48,
      age_months: 12,
      kind: 'reef' as const,
      residents: [resident],
    };
    expect(surroundingsOf(tank, library).residents).toEqual([
      { name: 'royal gramma', care: species.care, count: 2 },
    ]);
  });

  it('keeps a resident that the library does not have, as an unknown one', () => {
    expect(animalOf({ species: 'gone', name: 'Old fish', count: 1 }, library)).toEqual({
      name: 'Old fish',
      care: null,
      count: 1,
    });
    expect(animalOf({ care: TANG, name: 'My tang', count: 1 }, library).care).toBe(TANG);
  });
});
