import type { CatalogueEntry } from '../entry.ts';

/** Clownfish, tangs and the rabbitfish. */
export const clownfishAndTangs: CatalogueEntry[] = [
  {
    slug: 'ocellaris-clownfish',
    name: 'Ocellaris Clownfish',
    scientificName: 'Amphiprion ocellaris',
    description:
      'Captive-bred and eating pellets; sold at 1–1.25 inches, grows to about 3.5 inches. A peaceful, reef-safe first marine fish for tanks from 20 gallons, kept singly or as a pair, with or without an anemone.',
    price: 29.99,
    category: 'Saltwater Fish',
    stock: 7,
    listedDaysAgo: 34,
  },
  {
    slug: 'black-ocellaris-clownfish',
    name: 'Black Ocellaris Clownfish',
    scientificName: 'Amphiprion ocellaris',
    description:
      'The near-black form from the waters around Darwin, captive-bred and sold at about 1.25 inches; adults reach 3.5 inches. Peaceful and reef-safe, at home from 20 gallons, and takes pellets, flakes and frozen mysis.',
    price: 39.99,
    category: 'Saltwater Fish',
    stock: 1,
    listedDaysAgo: 12,
  },
  {
    slug: 'regal-blue-tang',
    name: 'Regal Blue Tang',
    scientificName: 'Paracanthurus hepatus',
    description:
      'Sold at 2–3 inches, but grows to a foot long and needs 180 gallons of open swimming room. Reef-safe and mostly peaceful except with other tangs; feed seaweed daily beside mysis and pellets, and quarantine it, for it takes ich easily. Sharp tail spines: move it in a container.',
    price: 79.99,
    category: 'Saltwater Fish',
    stock: 5,
    listedDaysAgo: 21,
  },
  {
    slug: 'yellow-tang',
    name: 'Yellow Tang',
    scientificName: 'Zebrasoma flavescens',
    description:
      'Captive-bred, sold at 2–2.5 inches; adults reach 8 inches and want at least 100 gallons. A tireless grazer of film and hair algae, reef-safe, and best added last because it bullies other tangs. Feed dried seaweed every day. Sharp tail spines: move it in a container.',
    price: 249.99,
    category: 'Saltwater Fish',
    stock: 4,
    listedDaysAgo: 18,
  },
  {
    slug: 'purple-tang',
    name: 'Purple Tang',
    scientificName: 'Zebrasoma xanthurum',
    description:
      'The violet tang of the Red Sea, sold at 3–4 inches and growing to 10. Hardy and reef-safe but the boldest of its genus: one to a tank, from 125 gallons, added after quieter fish. Grazes algae and takes nori, mysis and pellets. Sharp tail spines: move it in a container.',
    price: 329.99,
    category: 'Saltwater Fish',
    stock: 2,
    listedDaysAgo: 9,
  },
  {
    slug: 'powder-blue-tang',
    name: 'Powder Blue Tang',
    scientificName: 'Acanthurus leucosternon',
    description:
      'A fish for experienced keepers: sold at 3–4 inches, grows to 9, and needs strong flow, high oxygen and 150 gallons. Reef-safe, quarrelsome with other surgeonfish and prone to ich, so a long quarantine is a must. Feed algae several times a day. Sharp tail spines: move it in a container.',
    price: 149.99,
    category: 'Saltwater Fish',
    stock: 0,
    soldOutDaysAgo: 3,
    listedDaysAgo: 27,
  },
  {
    slug: 'foxface-rabbitfish',
    name: 'Foxface Rabbitfish',
    scientificName: 'Siganus vulpinus',
    description:
      'A calm algae eater that clears what tangs leave, bubble algae included; sold at 3–4 inches, grows to 9, from 125 gallons. Peaceful, and reef-safe with caution, since a hungry one may nip soft coral. The spines of back, belly and anal fin are venomous: move it in a container, never by hand. A sting needs hot water and a doctor.',
    price: 64.99,
    category: 'Saltwater Fish',
    stock: 6,
    listedDaysAgo: 16,
  },
];
