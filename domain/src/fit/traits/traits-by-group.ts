import type { Eats, Traits } from './trait-types.ts';
import type { Group } from '@reef/domain/fit/vocabulary';

/** Michael, Reef Fishes vol. 1–5; Fenner, The Conscientious Marine Aquarist. */
const PICKS_CRUSTACEANS: Eats = { shrimp: 'care', crab: 'care', hermit: 'care', slug: 'care' };

const CRUSHES_SHELLS: Eats = {
  shrimp: 'stop',
  crab: 'stop',
  hermit: 'stop',
  snail: 'stop',
  urchin: 'stop',
  star: 'stop',
  clam: 'stop',
  worm: 'stop',
  cucumber: 'care',
  slug: 'stop',
  anemone: 'care',
};

const SWALLOWS_CRUSTACEANS: Eats = {
  shrimp: 'stop',
  crab: 'stop',
  hermit: 'care',
  snail: 'safe',
  urchin: 'safe',
  star: 'safe',
  clam: 'safe',
  worm: 'safe',
  cucumber: 'safe',
  slug: 'safe',
  anemone: 'safe',
};

const NIPS_FLESH: Eats = {
  'soft coral': 'care',
  LPS: 'care',
  SPS: 'care',
  zoanthid: 'care',
  mushroom: 'care',
  clam: 'care',
  worm: 'care',
};

/** A hermit that is not peaceful takes shells from snails; the rest it leaves alone. */
const HERMIT: Eats = {
  shrimp: 'safe',
  crab: 'safe',
  hermit: 'safe',
  urchin: 'safe',
  star: 'safe',
  clam: 'safe',
  worm: 'safe',
  cucumber: 'safe',
  slug: 'safe',
};

/**
 * What holds for most of a group. Mouths: course, "Size Compatibility Guidelines" (a third of the
 * predator's length, half of it for slender prey, nearly all of it for ambush predators).
 */
export const TRAITS_BY_GROUP: Readonly<Record<Group, Partial<Traits>>> = {
  clownfish: { bullies: 'small fish' },
  damselfish: { bullies: 'small fish', body: 'deep' },
  chromis: { bullies: 'its own kind' },
  'dwarf angelfish': { bullies: 'its own kind', body: 'deep', eats: NIPS_FLESH },
  'large angelfish': { bullies: 'its own kind', body: 'deep' },
  tang: { bullies: 'its own kind', body: 'deep' },
  rabbitfish: { bullies: 'its own kind', body: 'deep' },
  wrasse: { bullies: 'small fish', body: 'slender', eats: PICKS_CRUSTACEANS, eatsTiny: 'stop' },
  'fairy wrasse': { bullies: 'its own kind', body: 'slender', eatsTiny: 'care' },
  goby: { bullies: 'its own kind', body: 'slender' },
  dartfish: { bullies: 'its own kind', body: 'slender', timid: true },
  blenny: { bullies: 'its own kind', body: 'slender' },
  dottyback: { bullies: 'small fish', body: 'slender', eatsTiny: 'stop' },
  basslet: { bullies: 'its own kind', body: 'slender', eatsTiny: 'care' },
  cardinalfish: { bullies: 'its own kind', timid: true, eatsTiny: 'care' },
  anthias: { bullies: 'its own kind' },
  hawkfish: {
    bullies: 'small fish',
    mouth: [0.45, 0.7],
    eats: { ...SWALLOWS_CRUSTACEANS, hermit: 'care', snail: 'care' },
    eatsTiny: 'stop',
  },
  butterflyfish: {
    bullies: 'its own kind',
    body: 'deep',
    eats: { worm: 'stop', anemone: 'stop', clam: 'care', shrimp: 'care' },
    eatsTiny: 'care',
  },
  dragonet: { bullies: 'its own kind', body: 'slender', timid: true },
  lionfish: {
    bullies: 'its own kind',
    body: 'deep',
    mouth: [0.5, 0.75],
    eats: SWALLOWS_CRUSTACEANS,
    eatsTiny: 'stop',
  },
  scorpionfish: {
    bullies: 'its own kind',
    body: 'deep',
    mouth: [0.65, 0.95],
    eats: SWALLOWS_CRUSTACEANS,
    eatsTiny: 'stop',
  },
  frogfish: {
    bullies: 'its own kind',
    body: 'deep',
    mouth: [1.2, 2],
    eats: SWALLOWS_CRUSTACEANS,
    eatsTiny: 'stop',
  },
  seahorse: { bullies: 'its own kind', body: 'slender', timid: true, eatsTiny: 'care' },
  pipefish: { bullies: 'its own kind', body: 'slender', timid: true, eatsTiny: 'care' },
  puffer: {
    bullies: 'small fish',
    body: 'deep',
    mouth: [0.2, 0.45],
    eats: CRUSHES_SHELLS,
    eatsTiny: 'stop',
  },
  boxfish: { bullies: 'its own kind', body: 'deep', eats: { worm: 'stop', anemone: 'care' } },
  trigger: {
    bullies: 'everyone',
    body: 'deep',
    mouth: [0.3, 0.5],
    eats: CRUSHES_SHELLS,
    eatsTiny: 'stop',
  },
  filefish: { bullies: 'its own kind', body: 'deep', eats: { anemone: 'care', worm: 'care' } },
  eel: {
    bullies: 'its own kind',
    body: 'slender',
    mouth: [0.25, 0.5],
    eats: { ...SWALLOWS_CRUSTACEANS, hermit: 'stop' },
    eatsTiny: 'stop',
  },
  grouper: {
    bullies: 'small fish',
    body: 'deep',
    mouth: [0.5, 0.75],
    eats: SWALLOWS_CRUSTACEANS,
    eatsTiny: 'stop',
  },
  jawfish: { bullies: 'its own kind', body: 'slender', timid: true, eatsTiny: 'care' },
  squirrelfish: {
    bullies: 'its own kind',
    mouth: [0.3, 0.6],
    eats: { ...SWALLOWS_CRUSTACEANS, crab: 'care', worm: 'care' },
    eatsTiny: 'stop',
  },
  tilefish: { bullies: 'its own kind', body: 'slender', timid: true },
  'other fish': {},
  'soft coral': {},
  LPS: {},
  SPS: {},
  zoanthid: {},
  mushroom: { spreads: true },
  anemone: { catches: [0, 2], crowding: 'stop' },
  shrimp: {},
  crab: {},
  hermit: { eats: HERMIT },
  snail: {},
  // Shimek, Marine Invertebrates; Knop, Giant Clams: grazers starve, clams crowd each other later.
  urchin: { crowding: 'stop' },
  star: { crowding: 'stop' },
  clam: { crowding: 'care' },
  worm: {},
  cucumber: { crowding: 'care' },
  slug: {},
  cephalopod: {
    catches: [12, 24],
    eats: { shrimp: 'stop', crab: 'stop', hermit: 'stop', snail: 'stop', clam: 'stop' },
    eatsTiny: 'stop',
  },
};
