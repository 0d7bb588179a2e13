import type { CatalogueEntry } from '../entry.ts';

/** Small fish for most tanks: basslets, firefish and dragonets, damsels, cardinalfish. */
export const smallReefFish: CatalogueEntry[] = [
  {
    slug: 'royal-gramma',
    name: 'Royal Gramma',
    scientificName: 'Gramma loreto',
    description:
      'A hardy Caribbean basslet of about 3 inches for tanks from 30 gallons with a cave to call its own. Peaceful and reef-safe; it gapes at fish of its kind, so keep one. Eats mysis, brine shrimp and small pellets. Sold at 1.5–2 inches.',
    price: 34.99,
    category: 'Saltwater Fish',
    stock: 11,
    listedDaysAgo: 30,
  },
  {
    slug: 'orchid-dottyback',
    name: 'Orchid Dottyback',
    scientificName: 'Pseudochromis fridmani',
    description:
      'Captive-bred and the mildest of the dottybacks; about 2.5 inches grown, sold at 1.5 inches, from 30 gallons. Reef-safe, hunts small bristle worms and flatworms between the rocks, and takes any meaty food.',
    price: 44.99,
    category: 'Saltwater Fish',
    stock: 8,
    listedDaysAgo: 14,
  },
  {
    slug: 'firefish-goby',
    name: 'Firefish Goby',
    scientificName: 'Nemateleotris magnifica',
    description:
      'Hovers over its burrow with the dorsal ray raised, and darts home at the first fright, so a tight lid is needed. About 3 inches grown, from 20 gallons, peaceful and reef-safe. Takes small meaty foods from the current; sold at 2–2.5 inches.',
    price: 27.99,
    category: 'Saltwater Fish',
    stock: 14,
    listedDaysAgo: 25,
  },
  {
    slug: 'mandarin-dragonet',
    name: 'Mandarin Dragonet',
    scientificName: 'Synchiropus splendidus',
    description:
      'Captive-bred and trained to frozen food, sold at 1.5–2 inches; about 3 inches grown. Reef-safe and slow: it needs a tank of 30 gallons or more, at least a year old and rich in copepods, and no fast rivals at the table.',
    price: 89.99,
    category: 'Saltwater Fish',
    stock: 3,
    listedDaysAgo: 6,
  },
  {
    slug: 'blue-green-chromis',
    name: 'Blue Green Chromis',
    scientificName: 'Chromis viridis',
    description:
      'A shimmering open-water fish of 3 to 4 inches, for 75 gallons and up. Groups tend to thin themselves out with the years, so one or a real shoal in a large tank does best. Reef-safe, always in open water, and easily fed with flakes, pellets and mysis two or three times a day. Sold at 1–1.5 inches.',
    price: 12.99,
    category: 'Saltwater Fish',
    stock: 20,
    listedDaysAgo: 40,
  },
  {
    slug: 'azure-damselfish',
    name: 'Azure Damselfish',
    scientificName: 'Chrysiptera hemicyanea',
    description:
      'Electric blue over a yellow belly and milder than most damsels; about 3 inches grown, sold at 1–1.5 inches. Reef-safe and hardy, from 30 gallons, though it holds its corner against newcomers. Eats nearly anything small.',
    price: 11.99,
    category: 'Saltwater Fish',
    stock: 16,
    listedDaysAgo: 33,
  },
  {
    slug: 'banggai-cardinalfish',
    name: 'Banggai Cardinalfish',
    scientificName: 'Pterapogon kauderni',
    description:
      'Captive-bred, which spares the small wild population around the Banggai islands. About 3 inches grown, from 30 gallons for a pair; peaceful, slow and reef-safe. Feed mysis and enriched brine shrimp; sold at 1.25–1.5 inches.',
    price: 34.99,
    category: 'Saltwater Fish',
    stock: 9,
    listedDaysAgo: 19,
  },
  {
    slug: 'pajama-cardinalfish',
    name: 'Pajama Cardinalfish',
    scientificName: 'Sphaeramia nematoptera',
    description:
      'Red eye, dark belt and polka dots: a quiet, reef-safe fish that hangs in groups of three or more under ledges and feeds at dusk; add the group together. About 3.3 inches grown, from 40 gallons; takes mysis, brine shrimp and pellets. Sold at 1.5–2 inches.',
    price: 19.99,
    category: 'Saltwater Fish',
    stock: 12,
    listedDaysAgo: 28,
  },
];
