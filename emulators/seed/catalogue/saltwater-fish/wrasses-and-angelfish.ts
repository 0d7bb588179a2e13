import type { CatalogueEntry } from '../entry.ts';

/** Wrasses, anthias, angelfish and butterflyfish. */
export const wrassesAndAngelfish: CatalogueEntry[] = [
  {
    slug: 'six-line-wrasse',
    name: 'Six Line Wrasse',
    scientificName: 'Pseudocheilinus hexataenia',
    description:
      'A restless hunter of flatworms, bristle worms and coral pests, about 3 inches grown, from 55 gallons. Reef-safe, but a bully to small peaceful fish: add it last. Eats mysis and pellets; sold at 1.5–2 inches.',
    price: 29.99,
    category: 'Saltwater Fish',
    stock: 10,
    listedDaysAgo: 22,
  },
  {
    slug: 'melanurus-wrasse',
    name: 'Melanurus Wrasse',
    scientificName: 'Halichoeres melanurus',
    description:
      'A useful wrasse that picks flatworms and pyramid snails by day and sleeps under the sand by night; give it 2 inches of fine sand and a tight lid. About 5 inches grown, from 75 gallons, reef-safe though hard on small shrimp. Sold at 2–3 inches.',
    price: 42.99,
    category: 'Saltwater Fish',
    stock: 6,
    listedDaysAgo: 11,
  },
  {
    slug: 'scotts-fairy-wrasse',
    name: "Scott's Fairy Wrasse",
    scientificName: 'Cirrhilabrus scottorum',
    description:
      'A male in full color, 3–4 inches, growing to about 5. Reef-safe and lively in open water from 75 gallons with a covered top, since fairy wrasses jump. Eats mysis, copepods and small pellets; it may chase other fairy wrasses.',
    price: 99.99,
    category: 'Saltwater Fish',
    stock: 3,
    listedDaysAgo: 8,
  },
  {
    slug: 'lyretail-anthias',
    name: 'Lyretail Anthias',
    scientificName: 'Pseudanthias squamipinnis',
    description:
      'A female, 2–3 inches, growing to 5; keep several with one male in 125 gallons or more. Reef-safe and peaceful with others, it needs plankton-sized food three times a day in good flow.',
    price: 39.99,
    category: 'Saltwater Fish',
    stock: 13,
    listedDaysAgo: 17,
  },
  {
    slug: 'flame-angelfish',
    name: 'Flame Angelfish',
    scientificName: 'Centropyge loricula',
    description:
      'The brightest of the dwarf angels, about 4 inches grown, from 70 gallons with plenty of live rock to graze. Semi-aggressive, and reef-safe with caution: some nip at LPS and clams. Takes mysis, frozen blends with sponge, and nori; sold at 2–3 inches.',
    price: 129.99,
    category: 'Saltwater Fish',
    stock: 4,
    listedDaysAgo: 13,
  },
  {
    slug: 'coral-beauty-angelfish',
    name: 'Coral Beauty Angelfish',
    scientificName: 'Centropyge bispinosa',
    description:
      'The hardiest dwarf angel and a good first one: about 4 inches grown, from 70 gallons, semi-aggressive. Reef-safe with caution, since a few learn to nip coral. Grazes film algae and eats mysis, pellets and nori; sold at 2–2.5 inches.',
    price: 54.99,
    category: 'Saltwater Fish',
    stock: 8,
    listedDaysAgo: 24,
  },
  {
    slug: 'emperor-angelfish',
    name: 'Emperor Angelfish',
    scientificName: 'Pomacanthus imperator',
    description:
      'A show-size adult in full stripes, 5–6 inches, growing to 15; from 220 gallons with strong filtration. Not reef-safe: it eats coral, clams and sponges. Give it a frozen blend that contains sponge, with nori and mysis, several times a day.',
    price: 289.99,
    category: 'Saltwater Fish',
    stock: 2,
    listedDaysAgo: 5,
  },
  {
    slug: 'copperband-butterflyfish',
    name: 'Copperband Butterflyfish',
    scientificName: 'Chelmon rostratus',
    description:
      'Its long snout reaches the nuisance anemones others miss; about 8 inches grown, from 125 gallons of mature, quiet tank. Peaceful, reef-safe with caution for feather dusters and clams. Ours are shown to eat mysis and chopped clam before they ship, at 3–4 inches.',
    price: 59.99,
    category: 'Saltwater Fish',
    stock: 0,
    soldOutDaysAgo: 0,
    listedDaysAgo: 15,
  },
];
