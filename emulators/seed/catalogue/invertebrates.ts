import type { CatalogueEntry } from './entry.ts';

/** The demo shop's invertebrates. */
export const invertebrates: CatalogueEntry[] = [
  {
    slug: 'skunk-cleaner-shrimp',
    name: 'Skunk Cleaner Shrimp',
    scientificName: 'Lysmata amboinensis',
    description:
      'Sets up a cleaning station and picks dead skin and parasites from willing fish. Peaceful and reef safe; eats any prepared food it can reach. Acclimate by drip, as shrimp do not stand sudden changes of salinity. Sold at about 2 inches, 2.5 inches grown, from 30 gallons.',
    price: 34.99,
    category: 'Invertebrates',
    stock: 14,
    listedDaysAgo: 10,
  },
  {
    slug: 'fire-shrimp',
    name: 'Fire Shrimp',
    scientificName: 'Lysmata debelius',
    description:
      'Blood red with white spots and white feelers. Shy: it needs a cave or overhang and shows itself more in quiet tanks. Takes mysis and pellets, and lives best alone or as a pair. About 2 inches grown, from 30 gallons.',
    price: 49.99,
    category: 'Invertebrates',
    stock: 6,
    listedDaysAgo: 15,
  },
  {
    slug: 'peppermint-shrimp',
    name: 'Peppermint Shrimp',
    scientificName: 'Lysmata boggessi',
    description:
      'A small, candy-striped shrimp kept to eat pest Aiptasia anemones. Works mostly at night, alone or in a group. Offer food now and then, since hungry ones may pick at fleshy corals. Sold at about 1 inch, 1.5 inches grown, from 20 gallons.',
    price: 12.99,
    category: 'Invertebrates',
    stock: 20,
    listedDaysAgo: 28,
  },
  {
    slug: 'tiger-pistol-shrimp',
    name: 'Tiger Pistol Shrimp',
    scientificName: 'Alpheus bellulus',
    description:
      'Digs burrows in the sand and shares them with a watchman or shrimp goby. The large claw snaps with an audible crack. Secure rockwork on the glass before it starts to dig. Sold at about 1 inch, 1.5 inches grown, from 30 gallons.',
    price: 29.99,
    category: 'Invertebrates',
    stock: 5,
    listedDaysAgo: 9,
  },
  {
    slug: 'scarlet-hermit-crab',
    name: 'Scarlet Hermit Crab',
    scientificName: 'Paguristes cadenati',
    description:
      'The calmest of the common hermits, with red legs and a yellow face. Grazes film algae and leftovers day and night. Leave a few larger empty shells so it does not covet a snail. About half an inch without its shell, 1 inch grown, from 10 gallons.',
    price: 7.99,
    category: 'Invertebrates',
    stock: 20,
    listedDaysAgo: 45,
  },
  {
    slug: 'emerald-crab',
    name: 'Emerald Crab',
    scientificName: 'Mithraculus sculptus',
    description:
      'Known for eating bubble algae that little else will touch. Mostly reef safe while it finds algae; feed seaweed once the tank is clean. Keep one to a tank of 30 gallons, since males quarrel. Sold at about 1 inch across, 2 inches grown.',
    price: 11.99,
    category: 'Invertebrates',
    stock: 0,
    soldOutDaysAgo: 3,
    listedDaysAgo: 37,
  },
  {
    slug: 'pom-pom-crab',
    name: 'Pom Pom Crab',
    scientificName: 'Lybia tessellata',
    description:
      'Carries a tiny anemone in each claw and waves them at anything that comes close. Peaceful and small, best seen in a nano tank without large wrasses. Eats scraps and frozen food. Sold at half an inch, 1 inch grown, from 10 gallons.',
    price: 27.99,
    category: 'Invertebrates',
    stock: 4,
    listedDaysAgo: 6,
  },
  {
    slug: 'banded-trochus-snail',
    name: 'Banded Trochus Snail',
    scientificName: 'Trochus sp.',
    description:
      'Clears film algae from glass and rock, and unlike many snails can right itself after a fall. Plan on one for every five gallons or so. Never dose copper in a tank with snails. Sold at about 1 inch, 2 inches grown, from 20 gallons.',
    price: 4.99,
    category: 'Invertebrates',
    stock: 20,
    listedDaysAgo: 50,
  },
  {
    slug: 'nassarius-snail',
    name: 'Nassarius Snail',
    scientificName: 'Nassarius vibex',
    description:
      'Lives under the sand and bursts out when food hits the water. Stirs the bed and eats leftovers rather than algae. Needs at least an inch of fine sand. About half an inch, 0.75 inch grown, from 20 gallons.',
    price: 2.99,
    category: 'Invertebrates',
    stock: 20,
    listedDaysAgo: 55,
  },
  {
    slug: 'fighting-conch',
    name: 'Fighting Conch',
    scientificName: 'Strombus alatus',
    description:
      'Despite its name a gentle sand cleaner that plows for algae and detritus with its long snout. Keep one per four square feet of open sand, so from 55 gallons. Watch for the two banded eyes on stalks. Sold at about 2 inches, 4 inches grown.',
    price: 16.99,
    category: 'Invertebrates',
    stock: 8,
    listedDaysAgo: 20,
  },
  {
    slug: 'blue-tuxedo-urchin',
    name: 'Blue Tuxedo Urchin',
    scientificName: 'Mespilia globulus',
    description:
      'Royal blue bands between fields of short red spines. Eats tough algae, coralline included, and wears shells and loose frags as a hat, so glue yours down. Sold at about 1.5 inches across, 2.5 inches grown, from 40 gallons.',
    price: 32.99,
    category: 'Invertebrates',
    stock: 5,
    listedDaysAgo: 13,
  },
  {
    slug: 'blue-linckia-star',
    name: 'Blue Linckia Star',
    scientificName: 'Linckia laevigata',
    description:
      'An electric blue star that most home tanks starve slowly: nobody has found a food that replaces the film it grazes. Only for tanks of 180 gallons or more, at least 2 years old and full of mature rock. Very sensitive to salinity: drip acclimate for a full hour and never lift it into air. Arm span 4 to 5 inches, 12 inches grown.',
    price: 39.99,
    category: 'Invertebrates',
    stock: 0,
    soldOutDaysAgo: 0,
    listedDaysAgo: 17,
  },
  {
    slug: 'fromia-star',
    name: 'Fromia Star',
    scientificName: 'Fromia monilis',
    description:
      'Orange-red arms set with cream tiles like a mosaic. Smaller and somewhat hardier than a linckia, but still only for tanks of 75 gallons or more, at least a year old, with plenty of live rock; many do not outlive their second year. Drip acclimate slowly. Sold at about 3 inches, 3.5 inches grown.',
    price: 26.99,
    category: 'Invertebrates',
    stock: 6,
    listedDaysAgo: 22,
  },
  {
    slug: 'red-serpent-star',
    name: 'Red Serpent Star',
    scientificName: 'Ophioderma squamosissimum',
    description:
      'Hides by day and sends long red arms out for leftovers at feeding time. One of the hardiest scavengers and safe with corals and fish. Target feed meaty food weekly. Arm span about 6 inches, 8 inches grown, from 55 gallons.',
    price: 36.99,
    category: 'Invertebrates',
    stock: 3,
    listedDaysAgo: 31,
  },
  {
    slug: 'rose-bubble-tip-anemone',
    name: 'Rose Bubble Tip Anemone',
    scientificName: 'Entacmaea quadricolor',
    description:
      'The favored host of many clownfish, rose red with rounded tips. Needs a stable tank of 40 gallons or more, at least 6 months old, 150–300 PAR and moderate flow, and will walk until it likes its place: guard pump intakes. Stings corals it touches. Sold at 3 to 4 inches open, about 12 inches grown; it can live for decades.',
    price: 99.99,
    category: 'Invertebrates',
    stock: 4,
    listedDaysAgo: 5,
  },
  {
    slug: 'feather-duster-worm',
    name: 'Feather Duster Worm',
    scientificName: 'Sabellastarte sp.',
    description:
      'A banded crown of feathers that filters the water and vanishes into its tube at a shadow. Moderate flow and regular fine foods such as phytoplankton keep it strong. Crown about 3 inches, 4 inches grown, from 30 gallons, at least 6 months old.',
    price: 19.99,
    category: 'Invertebrates',
    stock: 9,
    listedDaysAgo: 26,
  },
  {
    slug: 'maxima-clam',
    name: 'Electric Blue Maxima Clam',
    scientificName: 'Tridacna maxima',
    description:
      'A blue and turquoise mantle with gold flecks, different in every animal. Demands strong light, 250–400 PAR, stable calcium and alkalinity, and a firm perch on rock. Reef safe; avoid angelfish that nip mantles. Sold at 2.5 to 3 inches, about 10 inches grown, for tanks of 75 gallons or more, at least a year old; it can live for decades.',
    price: 129.99,
    category: 'Invertebrates',
    stock: 0,
    soldOutDaysAgo: 9,
    listedDaysAgo: 48,
  },
];
