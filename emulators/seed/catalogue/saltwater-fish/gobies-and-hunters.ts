import type { CatalogueEntry } from '../entry.ts';

/** Perchers and hunters: blennies, gobies, hawkfish, puffers, triggers, seahorses, lionfish. */
export const gobiesAndHunters: CatalogueEntry[] = [
  {
    slug: 'tailspot-blenny',
    name: 'Tailspot Blenny',
    scientificName: 'Ecsenius stigmatura',
    description:
      'All character, about 2.5 inches grown: it perches, rolls its golden eyes and rasps film algae off rock and glass. Peaceful and reef-safe from 20 gallons; offer spirulina and pellets beside what it grazes. Sold at 1.5–2 inches.',
    price: 36.99,
    category: 'Saltwater Fish',
    stock: 9,
    listedDaysAgo: 10,
  },
  {
    slug: 'yellow-watchman-goby',
    name: 'Yellow Watchman Goby',
    scientificName: 'Cryptocentrus cinctus',
    description:
      'Keeps watch at the mouth of a burrow, gladly shared with a pistol shrimp. About 4 inches grown, from 30 gallons with a sand bed; peaceful and reef-safe. Eats mysis, brine shrimp and sinking pellets; sold at 2–2.5 inches.',
    price: 24.99,
    category: 'Saltwater Fish',
    stock: 15,
    listedDaysAgo: 29,
  },
  {
    slug: 'diamond-goby',
    name: 'Diamond Goby',
    scientificName: 'Valenciennea puellaris',
    description:
      'Sifts mouthfuls of sand all day and leaves it white; about 6 inches grown, from 55 gallons with a deep bed of fine sand and a lid. Peaceful and reef-safe, though it dusts corals near the floor. Feed it mysis as well, for sand alone starves it. Sold at 3–4 inches.',
    price: 32.99,
    category: 'Saltwater Fish',
    stock: 7,
    listedDaysAgo: 20,
  },
  {
    slug: 'flame-hawkfish',
    name: 'Flame Hawkfish',
    scientificName: 'Neocirrhites armatus',
    description:
      'Perches scarlet and goggle-eyed on the highest coral and drops on its food. About 3.5 inches grown, from 30 gallons; safe with coral, but it eats small shrimp and crabs and worries timid fish. Takes mysis and krill; sold at 2–2.5 inches.',
    price: 119.99,
    category: 'Saltwater Fish',
    stock: 3,
    listedDaysAgo: 7,
  },
  {
    slug: 'longnose-hawkfish',
    name: 'Longnose Hawkfish',
    scientificName: 'Oxycirrhites typus',
    description:
      'A tartan-patterned percher from the sea fans, about 5 inches grown, from 35 gallons with a lid. Leaves coral alone but takes ornamental shrimp that fit its snout. Feed mysis, krill and pellets; sold at 2.5–3 inches.',
    price: 69.99,
    category: 'Saltwater Fish',
    stock: 4,
    listedDaysAgo: 23,
  },
  {
    slug: 'valentini-puffer',
    name: 'Valentini Puffer',
    scientificName: 'Canthigaster valentini',
    description:
      'A saddled toby of about 4 inches with the curiosity of a puppy, from 55 gallons. Not fully reef-safe: it nips fins, shrimp, snails and now and then coral. Offer shell-on clam, snails and krill to wear down its teeth; sold at 1.5–2 inches.',
    price: 26.99,
    category: 'Saltwater Fish',
    stock: 5,
    listedDaysAgo: 26,
  },
  {
    slug: 'picasso-triggerfish',
    name: 'Picasso Triggerfish',
    scientificName: 'Rhinecanthus aculeatus',
    description:
      'The humuhumu of Hawaii: clever and bold; it comes to the hand and bites it, so feed with tongs. Sold at 3–4 inches, grows to 10, from 125 gallons. Aggressive and not reef-safe, it eats shrimp, crabs, snails and urchins and moves the rockwork. Feed squid, clam and krill.',
    price: 49.99,
    category: 'Saltwater Fish',
    stock: 4,
    listedDaysAgo: 31,
  },
  {
    slug: 'lined-seahorse',
    name: 'Lined Seahorse',
    scientificName: 'Hippocampus erectus',
    description:
      'Captive-bred and trained to frozen mysis, sold at 3–4 inches, about 6 inches grown. For a calm, cooler tank of their own (72–75 °F, 30 gallons a pair) with hitching posts and two or three feeds a day; not with fast fish, crabs or stinging coral.',
    price: 109.99,
    category: 'Saltwater Fish',
    stock: 6,
    listedDaysAgo: 4,
  },
  {
    slug: 'volitans-lionfish',
    name: 'Volitans Lionfish',
    scientificName: 'Pterois volitans',
    description:
      'Slow, stately and venomous: sold at 4–5 inches, grows to 15, from 125 gallons. Leaves coral alone but swallows any fish or shrimp that fits its mouth. Caught off Florida, where it is invasive, and sold with the papers that Florida law asks of dealers. Weaned on frozen food: vary silversides with squid, shrimp and clam, and add vitamins. Never handle it: its spines are venomous, and a sting needs hot water and a doctor.',
    price: 57.99,
    category: 'Saltwater Fish',
    stock: 0,
    soldOutDaysAgo: 9,
    listedDaysAgo: 45,
  },
];
