import { describe, expect, it } from 'vitest';
import { isOfSpecies } from './species.ts';

describe('SEEN-14 isOfSpecies', () => {
  it.each([
    ['Ocellaris Clownfish', 'Ocellaris Clownfish'],
    ['Banded Trochus Snail', 'Trochus Snail'],
    ['WYSIWYG Gold Torch Colony, 3 Heads', 'Torch coral'],
    ['Red Discosoma Mushroom', 'Mushroom corals'],
    ['War Favia', 'Favia and Favites'],
    ['Neon Candy Cane Coral', 'Single-head candy cane'],
    ['WYSIWYG Utter Chaos Zoanthids, 5 Polyps', 'Zoanthids'],
    ["Hector's Goby", 'Hector’s Goby'],
  ])('finds %s for %s', (product, species) => {
    expect(isOfSpecies(product, species)).toBe(true);
  });

  it.each([
    ['Purple Tang', 'Yellow Tang'],
    ['Green Torch Coral', 'Hammer coral'],
    ['Flame Hawkfish', 'Flame Angelfish'],
    ['Live Coral', 'Corals'],
  ])('does not take %s for %s', (product, species) => {
    expect(isOfSpecies(product, species)).toBe(false);
  });
});
