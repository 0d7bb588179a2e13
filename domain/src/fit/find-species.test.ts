import { describe, expect, it } from 'vitest';
import { findSpecies } from './find-species.ts';
import { aFish } from '@reef/domain/testing/fit-fixtures';
import type { Species } from './species.ts';

function named(name: string, also: string[] = [], scientific_name = 'Gramma loreto'): Species {
  const care = aFish({ scientific_name });
  return { id: name.replaceAll(' ', '-'), name, also, care, source: 'test', products: [] };
}

const LIBRARY = [
  named('royal gramma', ['fairy basslet']),
  named('yellow tang', ['lauipala'], 'Zebrasoma flavescens'),
  named('purple tang', [], 'Zebrasoma xanthurum'),
  named('tangerine goby'),
];
const found = (typed: string, atMost = 10) =>
  findSpecies(LIBRARY, typed, atMost).map(({ name }) => name);

describe('FIT-06 finding a species', () => {
  it('ranks a name that begins with it first, then a word of it', () => {
    expect(found('tang')).toEqual(['tangerine goby', 'purple tang', 'yellow tang']);
  });

  it('knows other names and scientific ones, whatever the accents and capitals', () => {
    expect(found('BASSLET')).toEqual(['royal gramma']);
    expect(found('zébrasoma')).toEqual(['purple tang', 'yellow tang']);
  });

  it('minds neither hyphens nor apostrophes nor the order of words', () => {
    const library = [
      named('six-line wrasse', ['sixline wrasse']),
      named("McCosker's flasher wrasse"),
      named('regal blue tang', ['hippo tang']),
      named('lined seahorse'),
    ];
    const answers = (typed: string) => findSpecies(library, typed, 10).map(({ name }) => name);
    expect(answers('six line wrasse')).toEqual(['six-line wrasse']);
    expect(answers('mccoskers')).toEqual(["McCosker's flasher wrasse"]);
    expect(answers('wrasse flasher')).toEqual(["McCosker's flasher wrasse"]);
    expect(answers('blue hippo tang')).toEqual(['regal blue tang']);
    expect(answers('sea horse')).toEqual(['lined seahorse']);
    expect(answers('hippo wrasse')).toEqual([]);
    expect(answers('!?')).toEqual([]);
  });

  it('lists everything by name before anything is typed, up to the limit', () => {
    expect(found('', 2)).toEqual(['purple tang', 'royal gramma']);
    expect(found('shark')).toEqual([]);
  });
});
