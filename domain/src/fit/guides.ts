/** The pages of the course that reasons and product pages link to; a test checks that each exists. */
export const GUIDES = {
  tankSize: '/learn/minimum-tank-sizes',
  community: '/learn/peaceful-community-fish',
  compatibility: '/learn/compatibility-considerations',
  mouths: '/learn/size-compatibility-guidelines',
  aggression: '/learn/aggressive-species-mixing',
  territory: '/learn/territorial-behavior-patterns',
  order: '/learn/stocking-order',
  overstocking: '/learn/overstocking-mistakes',
  impulse: '/learn/impulse-buying-mistakes',
  cycling: '/learn/cycling-timeline',
  firstAnimals: '/learn/first-fish-coral',
  easyCorals: '/learn/easy-coral-varieties',
  light: '/learn/par-requirements',
  temperature: '/learn/heaters-temperature-control',
  coralFeeding: '/learn/coral-feeding-requirements',
  flow: '/learn/flow-patterns-intensity',
  firstAid: '/learn/first-aid',
  anemones: '/learn/anemone-care',
  crew: '/learn/clean-up-crew',
  isolating: '/learn/isolating-invertebrates',
} as const;

/** The page that explains a reason. */
export type Guide = (typeof GUIDES)[keyof typeof GUIDES];
