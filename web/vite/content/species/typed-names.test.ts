import { findSpecies } from '@reef/domain/fit/find-species';
import type { Species } from '@reef/domain/fit/species';
import { judge, type Animal } from '@reef/domain/fit/verdict';
import { describe, expect, it } from 'vitest';
import { loadSpecies } from './load-species.ts';

const LIBRARY = loadSpecies();

function first(typed: string): Species | undefined {
  return findSpecies(LIBRARY.values(), typed, 1)[0];
}

/** Names as people type them, and the animals they mean. */
const MEANT: readonly (readonly [typed: string, id: string])[] = [
  ['six line wrasse', 'six-line-wrasse'],
  ['Sixline Wrasse', 'six-line-wrasse'],
  ['Blue hippo tang', 'regal-blue-tang'],
  ['three stripe damsel', 'three-stripe-damselfish'],
  ['Volitan lionfish', 'volitans-lionfish'],
  ['zebra moray eel', 'zebra-moray'],
  ['tessalata eel', 'tessellata-eel'],
  ['wartskin angler', 'wartskin-frogfish'],
  ['blue spotted jawfish', 'blue-spotted-jawfish'],
  ['Blue spotted grouper', 'peacock-grouper'],
  ['blue-spotted stingray', 'blue-spotted-ray'],
  ['scarlet reef hermit crab', 'scarlet-hermit-crab'],
  ['blue legged hermit crab', 'blue-leg-hermit-crab'],
  ['Chocolate chip starfish', 'chocolate-chip-star'],
  ['sand sifting starfish', 'sand-sifting-star'],
  ['bangai cardinalfish', 'banggai-cardinalfish'],
  ['clarkii clownfish', 'clarkii-clownfish'],
  ['carpenters flasher wrasse', 'carpenters-flasher-wrasse'],
  ['erectus seahorse', 'lined-seahorse'],
  ['cleaner shrimp', 'skunk-cleaner-shrimp'],
  ['rose bubble tip anemone', 'bubble-tip-anemone'],
  ['orange spotted filefish', 'orange-spotted-filefish'],
  ['yellow wrasse', 'yellow-coris-wrasse'],
  ['Catalina goby', 'catalina-goby'],
  ['Radianthus crispa', 'sebae-anemone'],
  ['Heteractis magnifica', 'magnificent-anemone'],
  ['Lysmata wurdemanni', 'peppermint-shrimp'],
];

/** Sometimes sold, but not in the library. */
const NOT_LISTED = ['nurse shark', 'emperor snapper', 'cuttlefish', 'saron shrimp', 'moon jelly'];

describe('FIT-06 names as people type them', () => {
  it.each(MEANT)('%s is %s', (typed, id) => {
    expect(first(typed)?.id).toBe(id);
  });

  it.each(NOT_LISTED)('%s is not taken for another animal and never fits', (typed) => {
    expect(first(typed)).toBeUndefined();
    const unlisted: Animal = { name: typed, care: null, count: 1 };
    const listed = first('royal gramma');
    if (listed === undefined) throw new Error('The library has no royal gramma');
    const known: Animal = { name: listed.name, care: listed.care, count: 1 };
    for (const [asked, there] of [
      [unlisted, known],
      [known, unlisted],
    ] as const) {
      const { verdict, reasons } = judge(asked, {
        volume_gal: 2000,
        length_in: 240,
        age_months: 60,
        kind: 'fish-only',
        residents: [there],
        cart: [],
      });
      expect(verdict).not.toBe('fits');
      expect(reasons.map(({ sentence }) => sentence).join(' ')).toContain(typed);
    }
  });
});
