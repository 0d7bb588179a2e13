import type { Eats, Traits } from './trait-types.ts';

const NO_FISH_EATER = [0, 0] as const;

const SMALL_CRUSTACEANS_ONLY: Eats = {
  shrimp: 'care',
  crab: 'safe',
  hermit: 'safe',
  snail: 'safe',
};

const CLAWS: Partial<Traits> = {
  catches: [0, 2],
  eats: { shrimp: 'care', worm: 'care', snail: 'care', crab: 'care', hermit: 'care' },
};

const SHELL_CRACKER: Partial<Traits> = {
  mouth: [0.25, 0.4],
  eats: {
    shrimp: 'stop',
    crab: 'stop',
    hermit: 'stop',
    snail: 'stop',
    urchin: 'stop',
    star: 'care',
    worm: 'stop',
    clam: 'care',
  },
};

const SNAIL_PICKER: Eats = {
  shrimp: 'care',
  crab: 'care',
  hermit: 'safe',
  snail: 'care',
  worm: 'care',
};

/**
 * Where a genus, or one species of it, differs from its group. Sources: Michael, Reef Fishes and A
 * PocketExpert Guide to Marine Fishes; Shimek, Marine Invertebrates; Sprung, Invertebrates; Calado,
 * Marine Ornamental Shrimp; Fautin and Allen, Anemone Fishes and their Host Sea Anemones.
 */
export const TRAITS_BY_GENUS: ReadonlyMap<string, Partial<Traits>> = new Map<
  string,
  Partial<Traits>
>([
  // Damsels that hover and leave others alone.
  ['Chromis', { body: 'normal' }],
  // Small wrasses without a taste for grown crustaceans.
  ['Wetmorella', { timid: true, eats: SMALL_CRUSTACEANS_ONLY, eatsTiny: 'care' }],
  ['Macropharyngodon', { timid: true, eats: { snail: 'care' }, eatsTiny: 'care' }],
  ['Pseudocheilinops', { timid: true, eats: {}, eatsTiny: 'care' }],
  ['Paracheilinus', { timid: true }],
  ['Labroides', { eats: {}, eatsTiny: 'safe' }],
  ['Pseudocheilinus', { eats: { ...SMALL_CRUSTACEANS_ONLY, worm: 'care', snail: 'care' } }],
  ['Halichoeres', { bullies: 'its own kind', eats: SNAIL_PICKER }],
  ['Pseudojuloides', { bullies: 'its own kind', timid: true, eats: SMALL_CRUSTACEANS_ONLY }],
  ['Anampses', { bullies: 'its own kind', timid: true, eats: SNAIL_PICKER }],
  // Large wrasses and hogfishes.
  ['Thalassoma', SHELL_CRACKER],
  ['Gomphosus', SHELL_CRACKER],
  ['Coris', SHELL_CRACKER],
  ['Bodianus', SHELL_CRACKER],
  ['Choerodon', SHELL_CRACKER],
  ['Novaculichthys', SHELL_CRACKER],
  ['Cheilinus', SHELL_CRACKER],
  ['Hemigymnus', SHELL_CRACKER],
  // Gobies, jawfish and blennies.
  ['Trimma', { timid: true }],
  ['Eviota', { timid: true }],
  ['Stonogobiops', { timid: true }],
  ['Meiacanthus', { eatsTiny: 'safe' }],
  ['Cirripectes', { eats: { LPS: 'care', clam: 'care', SPS: 'safe', 'soft coral': 'safe' } }],
  // Basslets that swallow more than they look like.
  [
    'Calloplesiops',
    { mouth: [0.35, 0.5], eats: { shrimp: 'stop', crab: 'care' }, eatsTiny: 'stop' },
  ],
  ['Grammistes', { mouth: [0.7, 1], eats: { shrimp: 'stop', crab: 'stop' }, eatsTiny: 'stop' }],
  ['Liopropoma', { timid: true, mouth: [0.25, 0.4], eats: { shrimp: 'care' }, eatsTiny: 'stop' }],
  ['Serranus', { mouth: [0.25, 0.4], eats: { shrimp: 'care' }, eatsTiny: 'stop' }],
  [
    'Hypoplectrus',
    { mouth: [0.35, 0.5], eats: { shrimp: 'stop', crab: 'care' }, eatsTiny: 'stop' },
  ],
  // Dottybacks large enough to swallow small fish.
  ['Labracinus', { mouth: [0.3, 0.5], eats: { shrimp: 'stop', crab: 'care' } }],
  ['Ogilbyina', { mouth: [0.3, 0.5], eats: { shrimp: 'stop', crab: 'care' } }],
  // Hawkfish with large mouths, and the one that does not fit small fish.
  ['Paracirrhites', { mouth: [0.5, 0.75] }],
  // Planktivorous triggers and the odd planktivorous angel.
  [
    'Xanthichthys',
    {
      bullies: 'small fish',
      mouth: [0.15, 0.3],
      eats: { shrimp: 'care', crab: 'care', hermit: 'care', snail: 'care' },
    },
  ],
  ['Genicanthus', { eats: {} }],
  // Butterflies.
  ['Hemitaurichthys', { eats: { worm: 'care' }, eatsTiny: 'safe' }],
  ['Forcipiger', { eats: { worm: 'stop', urchin: 'care', clam: 'care', anemone: 'care' } }],
  // Filefish bought for Aiptasia.
  [
    'Acreichthys',
    {
      eats: {
        anemone: 'care',
        worm: 'care',
        zoanthid: 'care',
        LPS: 'care',
        SPS: 'safe',
        'soft coral': 'safe',
        mushroom: 'safe',
      },
    },
  ],
  // Morays that crush crustaceans and seldom take fish.
  ['Echidna', { mouth: [0.1, 0.25] }],
  ['Gymnomuraena', { mouth: NO_FISH_EATER }],
  ['Rhinomuraena', { mouth: [0.08, 0.15], timid: true }],
  ['Gymnothorax', { mouth: [0.3, 0.5] }],
  // Rabbitfish and tangs graze; a few find polyps.
  [
    'Siganus',
    {
      eats: { LPS: 'care', zoanthid: 'care', 'soft coral': 'care', SPS: 'safe', mushroom: 'safe' },
    },
  ],
  // Corals and mushrooms.
  ['Briareum', { spreads: true }],
  ['Pachyclavularia', { spreads: true }],
  ['Clavularia', { spreads: true }],
  ['Xenia', { spreads: true }],
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
  ['Heteractis magnifica', { catches: [4, 8] }],
  ['Macrodactyla', { catches: [2, 4] }],
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
  [
    'Hymenocera',
    {
      eats: {
        star: 'stop',
        urchin: 'care',
        shrimp: 'safe',
        crab: 'safe',
        hermit: 'safe',
        snail: 'safe',
        worm: 'safe',
        clam: 'safe',
        cucumber: 'safe',
      },
    },
  ],
  [
    'Odontodactylus',
    {
      catches: [8, 12],
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
  ['Alpheus', { eatsTiny: 'care' }],
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
  ['Percnon', CLAWS],
  [
    'Mithraculus',
    {
      catches: [0, 1.5],
      eats: {
        LPS: 'care',
        zoanthid: 'care',
        'soft coral': 'safe',
        SPS: 'safe',
        mushroom: 'safe',
        shrimp: 'safe',
        snail: 'care',
        hermit: 'safe',
        worm: 'safe',
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
  // Stars and urchins.
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
]);
