import type { Sand, Traits } from './trait-types.ts';

function sleepsIn(inches: number): { sand: Sand } {
  return { sand: { inches, use: 'sleeps in' } };
}

function digsIn(inches: number): { sand: Sand } {
  return { sand: { inches, use: 'digs in' } };
}

function anchorsIn(inches: number): { sand: Sand } {
  return { sand: { inches, use: 'anchors its foot in' } };
}

function feedsFrom(inches: number): { sand: Sand } {
  return { sand: { inches, use: 'feeds from' } };
}

const ONLY_MATES = { bearsOnlyMate: true } as const;

/** A shrimp goby's burrow, in inches of sand. */
const BURROW = 2;
/** A jawfish's shaft, in inches of sand and rubble. */
const SHAFT = 5;

/**
 * What a genus, or one species, needs of its own kind, of the water and of the bottom. Mates: Wittenrich,
 * The Complete Illustrated Breeder's Guide to Marine Aquarium Fishes; Calado, Marine Ornamental Shrimp;
 * Delbeek and Sprung, The Reef Aquarium vol. 2. Cool water: Fenner, The Conscientious Marine Aquarist;
 * Eschmeyer and Herald, A Field Guide to Pacific Coast Fishes; Morris, Abbott and Haderlie, Intertidal
 * Invertebrates of California. Sand: Michael, Marine Fishes; Shimek, Marine Invertebrates; Fautin and Allen,
 * Anemone Fishes and their Host Sea Anemones. Seahorses: the breeders Ocean Rider and Seahorse Savvy, on
 * small closed tanks; the dwarf one: Koldewey, Syngnathid Husbandry in Public Aquariums. Stars: Shimek;
 * course, "The Clean-Up Crew". Crowding: Shimek; Fautin and Allen; Knop, Giant Clams.
 */
export const NEEDS_BY_GENUS: ReadonlyMap<string, Partial<Traits>> = new Map<
  string,
  Partial<Traits>
>([
  // Two males, or two females, fight.
  ['Synchiropus', ONLY_MATES],
  ['Amphiprion biaculeatus', ONLY_MATES],
  ['Nemateleotris', ONLY_MATES],
  ['Pterapogon', ONLY_MATES],
  ['Stenopus', ONLY_MATES],
  ['Hymenocera', ONLY_MATES],
  ['Xanthichthys', ONLY_MATES],
  ['Genicanthus', ONLY_MATES],
  // A few thin themselves out; one, or a shoal in a long tank, does not (course, "Uronema" and
  // "Peaceful Community Fish").
  ['Chromis viridis', { livesAlone: true }],
  // Mates share one burrow; two of one sex fight over it.
  ['Cryptocentrus', { ...ONLY_MATES, ...digsIn(BURROW) }],
  ['Amblyeleotris', { ...ONLY_MATES, ...digsIn(BURROW) }],
  ['Stonogobiops', { ...ONLY_MATES, ...digsIn(BURROW) }],
  ['Valenciennea', { ...ONLY_MATES, ...feedsFrom(BURROW) }],
  // Chalices and brain corals burn colonies of their own genus.
  ['Echinophyllia', { burnsOwnGenus: true }],
  ['Dipsastraea', { burnsOwnGenus: true }],
  ['Favites', { burnsOwnGenus: true }],
  ['Galaxea', { burnsOwnGenus: true }],
  // From cool coasts.
  ['Lythrypnus dalli', { coolWater: { minF: 60, maxF: 72, inReef: 'stop' } }],
  ['Margarites', { coolWater: { minF: 55, maxF: 68, inReef: 'stop' } }],
  ['Heterodontus francisci', { coolWater: { minF: 55, maxF: 72, inReef: 'stop' } }],
  ['Octopus bimaculoides', { coolWater: { minF: 60, maxF: 72, inReef: 'care' } }],
  [
    'Opistognathus rosenblatti',
    { coolWater: { minF: 65, maxF: 75, inReef: 'care' }, ...digsIn(SHAFT) },
  ],
  // In warmer water they fall to bacteria.
  ['Hippocampus', { coolWater: { minF: 72, maxF: 75, inReef: 'care' } }],
  // In a larger tank the food is too thin to meet, and few take it frozen.
  [
    'Hippocampus zosterae',
    { liveFood: 'newly hatched brine shrimp twice a day, in a tank of 5–10 gallons' },
  ],
  // Sand to sleep, dig or feed in.
  ['Opistognathus', digsIn(SHAFT)],
  ['Heteroconger', digsIn(8)],
  ['Halichoeres', sleepsIn(2)],
  ['Macropharyngodon', sleepsIn(2)],
  ['Anampses', sleepsIn(2)],
  ['Pseudojuloides', sleepsIn(2)],
  ['Coris', sleepsIn(3)],
  ['Novaculichthys', sleepsIn(3)],
  [
    'Astropecten',
    {
      ...feedsFrom(3),
      starves: 'eats up the small life of the sand and then starves, in most tanks within a year',
    },
  ],
  ['Nassarius', digsIn(1)],
  ['Strombus', { ...feedsFrom(BURROW), crowding: 'stop' }],
  ['Cerianthus', digsIn(6)],
  ['Radianthus doreensis', anchorsIn(4)],
  ['Stichodactyla haddoni', anchorsIn(4)],
  ['Alpheus', digsIn(BURROW)],
  // Stars that graze on what nobody can put into a tank.
  [
    'Linckia',
    { starves: 'grazes a film that no food replaces, and starves in nearly every home tank' },
  ],
  [
    'Fromia',
    { starves: 'grazes the film of old rock; many starve before their second year is over' },
  ],
  // Grazers of what a tank soon runs out of, or never had.
  ['Pygoplites', { starves: 'lives on sponges, and many never learn to eat in a tank' }],
  [
    'Dolabella',
    {
      starves:
        'strips a tank of algae in weeks and then starves unless it is given seaweed every day',
    },
  ],
  // Clones of one bubble-tip share a rock; the room for their tentacles decides.
  ['Entacmaea', { crowding: 'care' }],
  // Small anemones that live in beds.
  ['Phymanthus', { crowding: null }],
  ['Stichodactyla tapetum', { crowding: null }],
  // Scavengers that can be fed.
  ['Ophioderma', { crowding: 'care' }],
  ['Ophiolepis', { crowding: 'care' }],
  // The giants fill the floor of a tank; the small crocea bores into one rock beside others.
  ['Tridacna derasa', { crowding: 'stop' }],
  ['Tridacna squamosa', { crowding: 'stop' }],
  ['Tridacna crocea', { crowding: null }],
]);
