import type { Guide } from '@reef/domain/fit/guides';

/** The titles of the guides behind the reasons; a test compares them with the course. */
export const GUIDE_TITLES: Readonly<Record<Guide, string>> = {
  '/learn/minimum-tank-sizes': 'Minimum Tank Sizes',
  '/learn/peaceful-community-fish': 'Peaceful Community Fish',
  '/learn/compatibility-considerations': 'Compatibility Considerations',
  '/learn/size-compatibility-guidelines': 'Size Compatibility Guidelines',
  '/learn/aggressive-species-mixing': 'Mixing Aggressive Species',
  '/learn/territorial-behavior-patterns': 'Territorial Behavior Patterns',
  '/learn/stocking-order': 'Stocking Order',
  '/learn/overstocking-mistakes': 'Overstocking Mistakes',
  '/learn/impulse-buying-mistakes': 'Impulse Buying Mistakes',
  '/learn/cycling-timeline': 'The Cycling Timeline',
  '/learn/first-fish-coral': 'First Fish and Coral',
  '/learn/easy-coral-varieties': 'Easy Coral Varieties',
  '/learn/par-requirements': 'PAR Requirements',
  '/learn/heaters-temperature-control': 'Heaters and Temperature Control',
  '/learn/coral-feeding-requirements': 'Coral Feeding Requirements',
  '/learn/flow-patterns-intensity': 'Flow Patterns and Intensity',
  '/learn/first-aid': 'First Aid for Stings and Palytoxin',
  '/learn/anemone-care': 'Anemones',
  '/learn/clean-up-crew': 'The Clean-Up Crew',
  '/learn/isolating-invertebrates': 'Isolating Invertebrates',
};
