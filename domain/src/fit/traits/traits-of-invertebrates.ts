import type { Eats, Traits } from './trait-types.ts';

const CLAWS: Partial<Traits> = {
  catches: [0, 2],
  eats: { shrimp: 'care', worm: 'care', snail: 'care', crab: 'care', hermit: 'care' },
};

/** What shrimp that live on stars and urchins leave alone. */
const SPINY_SKINS_ONLY: Eats = {
  shrimp: 'safe',
  crab: 'safe',
  hermit: 'safe',
  snail: 'safe',
  worm: 'safe',
  clam: 'safe',
};

/** Corals, anemones and other invertebrates by genus or species. Sources as in traits-by-genus. */
export const INVERTEBRATE_TRAITS: readonly (readonly [string, Partial<Traits>])[] = [
  // Corals and mushrooms.
  ['Briareum', { spreads: true }],
  ['Pachyclavularia', { spreads: true }],
  ['Clavularia', { spreads: true }],
  ['Xenia', { spreads: true, chemical: true }],
  ['Palythoa', { spreads: true }],
  ['Millepora', { spreads: true }],
  ['Capnella', { spreads: true, chemical: true }],
  ['Sarcophyton', { chemical: true }],
  ['Sinularia', { chemical: true }],
  ['Lobophytum', { chemical: true }],
  ['Cladiella', { chemical: true }],
  ['Litophyton', { chemical: true }],
  ['Rhodactis', { catches: [0, 3] }],
  ['Amplexidiscus', { catches: [4, 6] }],
  // Anemones by the strength of their sting.
  ['Entacmaea', { catches: [1, 2.5] }],
  ['Stichodactyla', { catches: [6, 12] }],
  ['Stichodactyla tapetum', { catches: [0, 2] }],
  ['Heteractis', { catches: [2, 4] }],
  ['Radianthus', { catches: [2, 4] }],
  ['Radianthus magnifica', { catches: [4, 8] }],
  ['Condylactis', { catches: [2.5, 4] }],
  ['Cerianthus', { catches: [4, 6] }],
  ['Pachycerianthus', { catches: [4, 6] }],
  ['Phymanthus', { catches: [0, 2] }],
  // Shrimp and crabs with claws for others.
  [
    'Stenopus',
    {
      catches: [1.5, 2.5],
      eats: { shrimp: 'stop', worm: 'care', crab: 'care', snail: 'safe', hermit: 'safe' },
    },
  ],
  // Lobsters walk at night and take what is smaller or asleep.
  [
    'Enoplometopus',
    {
      catches: [0, 2.5],
      eats: { shrimp: 'care', worm: 'care', crab: 'care', snail: 'care', hermit: 'care' },
    },
  ],
  [
    'Panulirus',
    {
      catches: [3, 6],
      eats: {
        shrimp: 'stop',
        crab: 'stop',
        hermit: 'stop',
        snail: 'stop',
        clam: 'stop',
        urchin: 'stop',
        worm: 'care',
        star: 'care',
        cucumber: 'care',
        slug: 'care',
      },
    },
  ],
  ['Hymenocera', { eats: { ...SPINY_SKINS_ONLY, star: 'stop', urchin: 'care', cucumber: 'safe' } }],
  [
    'Odontodactylus',
    {
      catches: [8, 40],
      eats: {
        shrimp: 'stop',
        crab: 'stop',
        hermit: 'stop',
        snail: 'stop',
        clam: 'stop',
        worm: 'stop',
        urchin: 'stop',
        star: 'care',
        cucumber: 'care',
      },
    },
  ],
  ['Alpheus', { eatsTiny: 'care', eats: { snail: 'care', hermit: 'care' } }],
  [
    'Rhynchocinetes',
    {
      eats: {
        'soft coral': 'stop',
        zoanthid: 'stop',
        mushroom: 'stop',
        LPS: 'stop',
        anemone: 'care',
        SPS: 'care',
        shrimp: 'safe',
        snail: 'safe',
      },
    },
  ],
  [
    'Stenorhynchus',
    {
      catches: [1.5, 3],
      eats: {
        worm: 'stop',
        shrimp: 'care',
        snail: 'care',
        crab: 'care',
        hermit: 'care',
        urchin: 'care',
      },
    },
  ],
  ['Percnon', { ...CLAWS, catches: [1.5, 4] }],
  [
    'Mithraculus',
    {
      catches: [0, 2],
      eats: {
        LPS: 'care',
        zoanthid: 'care',
        'soft coral': 'care',
        SPS: 'safe',
        mushroom: 'care',
        shrimp: 'care',
        snail: 'care',
        hermit: 'care',
        worm: 'care',
      },
    },
  ],
  ['Camposcia', CLAWS],
  [
    'Calappa',
    {
      catches: [2, 4],
      eats: { snail: 'stop', hermit: 'stop', clam: 'stop', shrimp: 'care', crab: 'care' },
    },
  ],
  [
    'Dardanus',
    {
      catches: [1.5, 3],
      eats: {
        snail: 'stop',
        shrimp: 'care',
        crab: 'care',
        hermit: 'stop',
        worm: 'stop',
        clam: 'care',
        star: 'care',
        urchin: 'care',
        'soft coral': 'care',
        LPS: 'care',
        SPS: 'care',
        zoanthid: 'care',
        mushroom: 'care',
        anemone: 'care',
      },
    },
  ],
  // Shrimp, snails and an octopus that hunt.
  [
    'Gnathophyllum',
    { eats: { ...SPINY_SKINS_ONLY, star: 'care', urchin: 'care', cucumber: 'care' } },
  ],
  [
    'Engina',
    {
      eats: {
        worm: 'care',
        snail: 'care',
        shrimp: 'safe',
        crab: 'safe',
        hermit: 'safe',
        star: 'safe',
        urchin: 'safe',
        clam: 'safe',
        cucumber: 'safe',
      },
    },
  ],
  ['Conus', { catches: [4, 6], eats: { worm: 'care' } }],
  // Its bite kills what is far too large to eat.
  ['Hapalochlaena', { catches: [4, 40] }],
  // Stars and urchins.
  [
    'Astropecten',
    {
      eats: {
        snail: 'care',
        worm: 'care',
        clam: 'care',
        shrimp: 'safe',
        crab: 'safe',
        hermit: 'safe',
        urchin: 'safe',
        star: 'safe',
        cucumber: 'safe',
      },
    },
  ],
  [
    'Protoreaster',
    {
      eats: {
        snail: 'stop',
        clam: 'stop',
        'soft coral': 'stop',
        LPS: 'stop',
        SPS: 'stop',
        zoanthid: 'stop',
        mushroom: 'stop',
        anemone: 'stop',
        worm: 'stop',
        star: 'care',
        urchin: 'care',
      },
    },
  ],
  [
    'Ophiarachna',
    {
      catches: [3.5, 6],
      eats: {
        shrimp: 'care',
        crab: 'care',
        snail: 'care',
        hermit: 'safe',
        clam: 'safe',
        worm: 'safe',
      },
    },
  ],
  [
    'Eucidaris',
    {
      eats: {
        'soft coral': 'care',
        LPS: 'care',
        SPS: 'care',
        zoanthid: 'care',
        mushroom: 'care',
        worm: 'care',
        snail: 'care',
        clam: 'care',
        anemone: 'care',
      },
    },
  ],
  [
    'Lysmata boggessi',
    {
      eats: {
        LPS: 'care',
        zoanthid: 'care',
        anemone: 'care',
        clam: 'care',
        slug: 'care',
        'soft coral': 'safe',
        SPS: 'safe',
        mushroom: 'safe',
      },
    },
  ],
  // It lives among tentacles; hungry ones pick at soft polyps.
  [
    'Thor',
    {
      eats: {
        zoanthid: 'care',
        mushroom: 'care',
        LPS: 'safe',
        SPS: 'safe',
        'soft coral': 'safe',
        anemone: 'safe',
        clam: 'safe',
      },
    },
  ],
];
