import type { CatalogueEntry } from './entry.ts';

/** One-of-a-kind fish: the picture shows the animal that ships. */
export const wysiwygFish: CatalogueEntry[] = [
  {
    slug: 'wysiwyg-picasso-clownfish-pair',
    name: 'Picasso Clownfish, Grade A Pair',
    scientificName: 'Amphiprion percula',
    description:
      'This very pair, captive-bred and bonded: female 2.25 inches, male 1.75, head and middle bands joined on both sides. Peaceful, reef-safe, eating pellets and mysis; from 20 gallons.',
    price: 189.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 3,
  },
  {
    slug: 'wysiwyg-black-storm-clownfish',
    name: 'Black Storm Clownfish',
    scientificName: 'Amphiprion ocellaris',
    description:
      'The fish in the picture: captive-bred, 1.75 inches, white flank with a few dark drops under a black face and fins. Grows to about 3.5 inches; peaceful, reef-safe, from 20 gallons, on pellets and frozen food.',
    price: 149.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 2,
  },
  {
    slug: 'wysiwyg-snowflake-clownfish',
    name: 'Snowflake Clownfish, Premium',
    scientificName: 'Amphiprion ocellaris',
    description:
      'You get exactly this one: captive-bred, 1.5 inches, scalloped bands and separate flakes on the shown side. About 3.5 inches grown, peaceful and reef-safe, at home from 20 gallons, and not choosy about food.',
    price: 79.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 6,
  },
  {
    slug: 'wysiwyg-koi-scopas-tang',
    name: 'Koi Scopas Tang',
    scientificName: 'Zebrasoma scopas',
    description:
      'A rare natural aberration in white, gold and umber, 4 inches; the pattern may shift as it grows to 8. Reef-safe and an eager grazer for 100 gallons or more, short-tempered with other sailfin tangs. Takes nori, pellets and mysis. Sharp tail spines: move it in a container.',
    price: 1899.99,
    category: 'WYSIWYG',
    stock: 1,
    listedDaysAgo: 1,
  },
];
