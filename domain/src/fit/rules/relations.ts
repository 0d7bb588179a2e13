import { HOST_RELATIONS } from './relations-hosts.ts';
import { SLOW_FISH_RELATIONS } from './relations-slow-fish.ts';
import { TERRITORY_RELATIONS } from './relations-territory.ts';
import { NEVER_GAL, type Relation } from './relation.ts';

/** Genera that the table treats as one. */
export const CLUSTER_OF_GENUS: ReadonlyMap<string, string> = new Map([
  ...['Cryptocentrus', 'Amblyeleotris', 'Stonogobiops', 'Ctenogobiops', 'Tomiyamichthys'].map(
    (genus) => [genus, 'burrowing goby'] as const,
  ),
  ...['Valenciennea', 'Amblygobius', 'Signigobius'].map(
    (genus) => [genus, 'sifting goby'] as const,
  ),
  ...['Ecsenius', 'Salarias', 'Atrosalarias', 'Cirripectes', 'Blenniella', 'Scartella'].map(
    (genus) => [genus, 'grazing blenny'] as const,
  ),
  ...['Pseudocheilinus', 'Macropharyngodon', 'Wetmorella', 'Halichoeres', 'Pseudojuloides'].map(
    (genus) => [genus, 'copepod-hunting wrasse'] as const,
  ),
]);

/** Course, "Mixing Aggressive Species"; Michael, Reef Fishes vol. 4 and 5. */
const LARGE_FISH: readonly Relation[] = [
  {
    a: 'trigger',
    b: 'trigger',
    stopBelowGal: 240,
    code: 'rivals',
    because: 'are both triggers and fight',
  },
  {
    a: 'Canthigaster',
    b: 'Canthigaster',
    stopBelowGal: 120,
    code: 'rivals',
    because: 'are both tobies and bite each other',
  },
  { a: 'puffer', b: 'puffer', code: 'rivals', because: 'are both puffers and bite each other' },
  { a: 'trigger', b: 'puffer', code: 'rivals', because: 'both bite first and ask later' },
  {
    a: 'trigger',
    b: 'lionfish',
    stopBelowGal: NEVER_GAL,
    code: 'wrong-company',
    because: 'do not belong together: the trigger bites the fins of so slow a fish',
  },
  {
    a: 'puffer',
    b: 'lionfish',
    stopBelowGal: NEVER_GAL,
    code: 'wrong-company',
    because: 'do not belong together: the puffer bites the fins of so slow a fish',
  },
  {
    a: 'large angelfish',
    b: 'lionfish',
    code: 'wrong-company',
    because: 'need watching: angelfish nip at long fins',
  },
  {
    a: 'trigger',
    b: 'boxfish',
    stopBelowGal: NEVER_GAL,
    code: 'wrong-company',
    because: 'do not belong together: a harassed boxfish can poison the tank',
  },
  {
    a: 'trigger',
    b: 'frogfish',
    stopBelowGal: NEVER_GAL,
    code: 'wrong-company',
    because: 'do not belong together: the trigger bites what sits still',
  },
  {
    a: 'puffer',
    b: 'frogfish',
    stopBelowGal: NEVER_GAL,
    code: 'wrong-company',
    because: 'do not belong together: the puffer bites what sits still',
  },
  {
    a: 'puffer',
    b: 'boxfish',
    code: 'wrong-company',
    because: 'need watching: a harassed boxfish can poison the tank',
  },
  {
    a: 'grouper',
    b: 'grouper',
    stopBelowGal: 300,
    code: 'rivals',
    because: 'are both groupers and fight over caves',
  },
  {
    a: 'eel',
    b: 'eel',
    careBelowGal: 180,
    code: 'rivals',
    because: 'are both morays, and the larger may bite the smaller',
  },
];

/** Fautin and Allen, Anemone Fishes and their Host Sea Anemones; Calado, Marine Ornamental Shrimp. */
const PARTNERS_AND_STINGS: readonly Relation[] = [
  {
    a: 'burrowing goby',
    b: 'Alpheus',
    careBelowGal: 0,
    code: 'good-company',
    because: 'share a burrow in the wild',
  },
  {
    a: 'anemone',
    b: 'anemone',
    code: 'rivals',
    because: 'are both anemones, and different kinds sting and stunt each other',
  },
  ...['soft coral', 'LPS', 'SPS', 'zoanthid', 'mushroom'].map((coral) => ({
    a: 'anemone',
    b: coral,
    code: 'wanders' as const,
    because: 'need distance: an anemone walks until it likes its place and stings what it meets',
  })),
  ...['Ancylomenes', 'Thor', 'Neopetrolisthes'].map((guest) => ({
    a: 'anemone',
    b: guest,
    careBelowGal: 0,
    code: 'good-company' as const,
    because: 'may take to each other: it lives among tentacles',
  })),
  ...(['shrimp', 'crab', 'slug'] as const).map((prey) => ({
    a: 'Stichodactyla',
    b: prey,
    code: 'wrong-company' as const,
    because: 'need distance: a carpet anemone takes what walks across it',
  })),
  {
    a: 'anemone',
    b: 'slug',
    code: 'wrong-company',
    because: 'need distance: a slug that crawls into an anemone is stung or eaten',
  },
  {
    a: 'anemone',
    b: 'clam',
    code: 'wanders',
    because: 'need distance: an anemone that walks against a clam kills it',
  },
  {
    a: 'Euphyllia',
    b: 'Fimbriaphyllia',
    code: 'sweepers',
    because: 'must never touch: a torch burns hammers and frogspawn',
  },
];

const ON_THE_SAND = 'need distance: what sifts the sand buries a coral that lies on it';

/** Borneman, Aquarium Corals; Shimek, Marine Invertebrates; Michael, Marine Fishes. */
const SAND_AND_ROCK: readonly Relation[] = [
  ...[
    'Trachyphyllia',
    'Cycloseris',
    'Heliofungia',
    'Catalaphyllia',
    'Acanthophyllia',
    'Cynarina',
    'Homophyllia',
  ].map((coral) => ({
    a: 'sifting goby',
    b: coral,
    code: 'wrong-company' as const,
    because: ON_THE_SAND,
  })),
  {
    a: 'sifting goby',
    b: 'Astropecten',
    code: 'rivals',
    because: 'live on the same sand, and one of them starves',
  },
  {
    a: 'dragonet',
    b: 'pipefish',
    code: 'rivals',
    because: 'live on the same copepods',
  },
  {
    a: 'large angelfish',
    b: 'butterflyfish',
    code: 'rivals',
    because: 'graze the same rock, and the angelfish is the rougher',
  },
  {
    a: 'boxfish',
    b: 'large angelfish',
    code: 'wrong-company',
    because: 'need watching: a harassed boxfish can poison the tank',
  },
  {
    a: 'boxfish',
    b: 'Labroides',
    code: 'wrong-company',
    because: 'need watching: a boxfish that is picked at can poison the tank',
  },
  {
    a: 'cephalopod',
    b: 'anemone',
    code: 'wrong-company',
    because: 'do not suit each other: the arms of an octopus meet what stings them',
  },
];

/** Every relation, the most specific first. */
export const RELATIONS: readonly Relation[] = [
  ...TERRITORY_RELATIONS,
  ...LARGE_FISH,
  ...HOST_RELATIONS,
  ...PARTNERS_AND_STINGS,
  ...SAND_AND_ROCK,
  ...SLOW_FISH_RELATIONS,
];
