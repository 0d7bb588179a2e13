import { describe, expect, it } from 'vitest';
import type { Care } from '@reef/domain/fit/care';
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

/** The sebae anemone under one of its names. */
function sebae(scientific_name: string) {
  const care = aFish({ scientific_name, group: 'anemone', kept_as: 'group' });
  return { name: 'sebae anemone', care, count: 1 };
}

/** Nine small snails or hermits. */
function crew(group: 'snail' | 'hermit', diet: 'detritus' | 'herbivore') {
  const care = aFish({ scientific_name: 'Nothing known', group, diet, adult_size_in: 1 });
  return { name: 'astraea snail', care, count: 9 };
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

  it('of an anemone that walks and of a crew that starves lead to the pages about them', () => {
    const coral = { name: 'hammer coral', care: aFish({ group: 'LPS' }), count: 1 };
    const walks = judge(sebae('Heteractis crispa'), aTank({ residents: [coral] })).reasons;
    expect(walks).toContainEqual(
      expect.objectContaining({ code: 'wanders', guide: '/learn/anemone-care' }),
    );
    const starves = judge(crew('snail', 'herbivore'), aTank({ volume_gal: 20 })).reasons;
    expect(starves).toContainEqual(
      expect.objectContaining({ code: 'crew-too-large', guide: '/learn/clean-up-crew' }),
    );
  });

  it('say how many of a kind a tank holds, the tank and the cart together', () => {
    const care = aFish({
      scientific_name: 'Mespilia globulus',
      group: 'urchin',
      min_tank_gal: 40,
      kept_as: 'group',
      jumps: false,
    });
    const urchin = { name: 'tuxedo urchin', care, count: 1 };
    expect(
      sentences(urchin, aTank({ residents: [urchin], cart: [{ ...urchin, count: 2 }] })),
    ).toContain('Keep one tuxedo urchin for every 40 gallons; this makes 4 in 75.');
    expect(sentences(urchin, aTank())).toEqual([]);
  });

  it('count small scavengers as half a snail, and grazers as one', () => {
    const small = aTank({ volume_gal: 40, residents: [crew('hermit', 'detritus')] });
    expect(sentences(crew('snail', 'detritus'), small)).not.toContainEqual(
      expect.stringContaining('starve'),
    );
    expect(sentences(crew('snail', 'herbivore'), aTank({ ...small, volume_gal: 30 }))).toContain(
      '18 snails and hermits may starve in 30 gallons; begin with one for every 5 gallons.',
    );
  });

  it.each([
    ['epaulette shark', 'other fish', 'it may topple or damage coral'],
    ['longspine urchin', 'urchin', 'it may topple or damage coral'],
    ['coral beauty angelfish', 'dwarf angelfish', 'some of them nip at coral'],
  ] as const)('say what a %s does to coral', (name, group, harm) => {
    const care = aFish({ scientific_name: 'Nothing known', group, reef_safe: 'with caution' });
    expect(sentences({ name, care, count: 1 }, aTank())).toContain(
      `The ${name} is reef-safe with caution only: ${harm}.`,
    );
  });

  it('say what a dwarf seahorse eats, in any tank', () => {
    const care = aFish({ scientific_name: 'Hippocampus zosterae', group: 'seahorse' });
    for (const volume of [5, 100]) {
      expect(
        sentences({ name: 'dwarf seahorse', care, count: 1 }, aTank({ volume_gal: volume })),
      ).toContain(
        'The dwarf seahorse needs newly hatched brine shrimp twice a day, in a tank of 5–10 gallons.',
      );
    }
  });

  it('ask no reef light for a coral that lives on food alone', () => {
    const tank = aTank({ kind: 'fish-only' });
    const coral = aFish({ scientific_name: 'Nothing known', group: 'LPS', diet: 'light' });
    const fed = { ...coral, diet: 'feeding only' as const };
    const codes = (care: Care) =>
      judge({ name: 'coral', care, count: 1 }, tank).reasons.map(({ code }) => code);
    expect(codes(coral)).toContain('needs-reef-light');
    expect(codes(fed)).not.toContain('needs-reef-light');
  });

  it.each([
    ['sponges', 'beginner', 'The fish lives on sponges and starves if it takes nothing else.'],
    [
      'coral polyps',
      'expert',
      'The fish lives on coral polyps and starves in nearly every home tank.',
    ],
    [
      'filtered plankton',
      'beginner',
      'The fish filters plankton: give it fine food such as phytoplankton several times a week.',
    ],
  ] as const)('say what living on %s means to a %s', (diet, difficulty, sentence) => {
    const care = aFish({ diet, difficulty });
    expect(sentences({ name: 'fish', care, count: 1 }, aTank())).toContain(sentence);
  });

  it('say of a kind that learns to eat at times only that', () => {
    const care = aFish({
      scientific_name: 'Pygoplites diacanthus',
      diet: 'sponges',
      difficulty: 'expert',
    });
    const { reasons } = judge({ name: 'regal angelfish', care, count: 1 }, aTank());
    expect(reasons.filter(({ code }) => code === 'starves')).toEqual([
      expect.objectContaining({
        severity: 'care',
        sentence: 'The regal angelfish lives on sponges, and many never learn to eat in a tank.',
      }),
    ]);
  });

  it('are the same for an animal under the name that it had before', () => {
    const clownfish = {
      name: 'percula clownfish',
      care: aFish({ scientific_name: 'Amphiprion percula', group: 'clownfish' }),
      count: 1,
    };
    const tank = aTank({ residents: [clownfish] });
    expect(sentences(sebae('Heteractis crispa'), tank)).toEqual(
      sentences(sebae('Radianthus crispa'), tank),
    );
    const { reasons } = judge(
      sebae('Radianthus crispa'),
      aTank({ residents: [sebae('Heteractis crispa')] }),
    );
    expect(reasons.map(({ code }) => code)).not.toContain('rivals');
  });

  it('say explicitly what is unknown', () => {
    const { adult_size_in: _size, ...care } = aFish();
    expect(sentences({ ...gramma, care }, aTank())).toContain(
      'The royal gramma: we do not know how large it grows.',
    );
  });

  it('tell tank, order and cart apart', () => {
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
    expect(sentences(asked, aTank({ ordered: [shrimp] }))).toContain(
      'The flame hawkfish will eat the cleaner shrimp you have ordered.',
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
    expect(surroundingsOf(tank, library, []).residents).toEqual([
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
