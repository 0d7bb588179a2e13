import type { Eats, Traits } from './trait-types.ts';
import { INVERTEBRATE_TRAITS } from './traits-of-invertebrates.ts';

/** Its teeth are made for crabs; fish have little to fear. */
const CRAB_CRUSHER = [0.02, 0.08] as const;

const SMALL_CRUSTACEANS_ONLY: Eats = {
  shrimp: 'care',
  crab: 'safe',
  hermit: 'safe',
  snail: 'safe',
  slug: 'care',
};

/** Blunt teeth that crush what has a shell. */
const CRUSHING_EEL: Eats = {
  shrimp: 'stop',
  crab: 'stop',
  hermit: 'stop',
  snail: 'care',
  urchin: 'care',
  clam: 'care',
  star: 'safe',
  worm: 'safe',
  cucumber: 'safe',
  slug: 'safe',
  anemone: 'safe',
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
  slug: 'care',
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
  ...INVERTEBRATE_TRAITS,
  // Damsels that hover and leave others alone.
  ['Chromis', { body: 'normal' }],
  // Small wrasses without a taste for grown crustaceans.
  ['Wetmorella', { timid: true, eats: SMALL_CRUSTACEANS_ONLY, eatsTiny: 'care' }],
  ['Macropharyngodon', { timid: true, eats: { snail: 'care' }, eatsTiny: 'care' }],
  ['Pseudocheilinops', { timid: true, eats: {}, eatsTiny: 'care' }],
  ['Paracheilinus', { timid: true }],
  ['Labroides', { eats: { clam: 'care' }, eatsTiny: 'safe' }],
  ['Pseudocheilinus', { eats: { ...SMALL_CRUSTACEANS_ONLY, worm: 'care', snail: 'care' } }],
  ['Halichoeres', { bullies: 'its own kind', eats: SNAIL_PICKER }],
  ['Pseudojuloides', { bullies: 'its own kind', timid: true, eats: SMALL_CRUSTACEANS_ONLY }],
  ['Anampses', { bullies: 'its own kind', timid: true, eats: SNAIL_PICKER }],
  // Large wrasses and hogfishes.
  ['Thalassoma', SHELL_CRACKER],
  ['Gomphosus', SHELL_CRACKER],
  ['Coris', SHELL_CRACKER],
  ['Bodianus', SHELL_CRACKER],
  ['Bodianus bimaculatus', { mouth: [0.1, 0.2], eats: SNAIL_PICKER, eatsTiny: 'stop' }],
  ['Choerodon', SHELL_CRACKER],
  ['Novaculichthys', SHELL_CRACKER],
  ['Cheilinus', SHELL_CRACKER],
  ['Hemigymnus', SHELL_CRACKER],
  // The smallest angels are the most aggressive for their size.
  ['Centropyge argi', { bullies: 'small fish' }],
  // Gobies, jawfish and blennies.
  ['Trimma', { timid: true }],
  ['Eviota', { timid: true }],
  ['Stonogobiops', { timid: true }],
  ['Meiacanthus', { eatsTiny: 'safe' }],
  ['Ecsenius bicolor', { bullies: 'small fish' }],
  [
    'Salarias',
    {
      eats: {
        LPS: 'care',
        clam: 'care',
        SPS: 'safe',
        'soft coral': 'safe',
        zoanthid: 'safe',
        mushroom: 'safe',
        anemone: 'safe',
      },
    },
  ],
  // They strip the polyps of the branches that they sit and spawn on.
  [
    'Gobiodon',
    {
      eats: {
        SPS: 'care',
        LPS: 'safe',
        'soft coral': 'safe',
        zoanthid: 'safe',
        mushroom: 'safe',
        anemone: 'safe',
        clam: 'safe',
      },
    },
  ],
  ['Cirripectes', { eats: { LPS: 'care', clam: 'care', SPS: 'safe', 'soft coral': 'safe' } }],
  ['Ophioblennius', { bullies: 'small fish' }],
  ['Pholidichthys', { mouth: [0.12, 0.2], eatsTiny: 'care' }],
  // Basslets that swallow more than they look like.
  [
    'Calloplesiops',
    { mouth: [0.35, 0.5], eats: { shrimp: 'stop', crab: 'care' }, eatsTiny: 'stop' },
  ],
  ['Grammistes', { mouth: [0.7, 1], eats: { shrimp: 'stop', crab: 'stop' }, eatsTiny: 'stop' }],
  ['Liopropoma', { timid: true, mouth: [0.25, 0.4], eats: { shrimp: 'care' }, eatsTiny: 'stop' }],
  ['Serranus', { mouth: [0.25, 0.5], eats: { shrimp: 'care' }, eatsTiny: 'stop' }],
  [
    'Hypoplectrus',
    { mouth: [0.35, 0.5], eats: { shrimp: 'stop', crab: 'care' }, eatsTiny: 'stop' },
  ],
  // Dottybacks large enough to swallow small fish.
  ['Labracinus', { mouth: [0.3, 0.5], eats: { shrimp: 'stop', crab: 'care' } }],
  ['Manonichthys', { mouth: [0.2, 0.4], eats: { shrimp: 'care' } }],
  ['Ogilbyina', { mouth: [0.3, 0.5], eats: { shrimp: 'stop', crab: 'care' } }],
  // Hawkfish with large mouths, and the one that cannot swallow small fish.
  ['Paracirrhites', { mouth: [0.5, 0.75] }],
  // Tangs that dominate a tank.
  ['Acanthurus sohal', { bullies: 'everyone' }],
  ['Acanthurus lineatus', { bullies: 'everyone' }],
  // Dottybacks that leave all but the smallest crustaceans alone.
  ['Pseudochromis fridmani', { eatsTiny: 'care' }],
  ['Serranus tigrinus', { bullies: 'small fish' }],
  ['Melichthys', { mouth: [0.15, 0.3] }],
  ['Odonus', { mouth: [0.12, 0.25] }],
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
  ['Echidna', { mouth: [0.1, 0.25], eats: CRUSHING_EEL }],
  ['Gymnomuraena', { mouth: CRAB_CRUSHER, eats: CRUSHING_EEL }],
  ['Rhinomuraena', { mouth: [0.08, 0.15], timid: true }],
  ['Enchelycore', { mouth: [0.3, 0.5] }],
  ['Gymnothorax', { mouth: [0.3, 0.5] }],
  // Garden eels drift from their holes for plankton.
  ['Heteroconger', { body: 'slender', timid: true }],
  // Large fish that take small ones in passing, and the shark that crushes shells.
  ['Plectorhinchus', { mouth: [0.06, 0.12], eatsTiny: 'stop' }],
  ['Heterodontus', { mouth: [0.1, 0.2], eatsTiny: 'stop' }],
  // Half of a bottom shark is its tail; a ray's mouth is small and below.
  ['Hemiscyllium', { mouth: [0.12, 0.2], eatsTiny: 'stop' }],
  ['Chiloscyllium', { mouth: [0.12, 0.2], eatsTiny: 'stop' }],
  ['Taeniura', { mouth: [0.08, 0.15], eatsTiny: 'stop' }],
  // Parrotfish bite off stony coral.
  [
    'Cetoscarus',
    {
      eats: {
        LPS: 'stop',
        SPS: 'stop',
        'soft coral': 'care',
        zoanthid: 'care',
        mushroom: 'care',
        anemone: 'safe',
        clam: 'care',
        worm: 'care',
        snail: 'care',
        shrimp: 'safe',
        crab: 'safe',
        hermit: 'safe',
        urchin: 'safe',
        star: 'safe',
        cucumber: 'safe',
        slug: 'safe',
      },
    },
  ],
  // Rabbitfish and tangs graze; a few find polyps.
  [
    'Siganus',
    {
      eats: { LPS: 'care', zoanthid: 'care', 'soft coral': 'care', SPS: 'safe', mushroom: 'safe' },
    },
  ],
]);
