/** The possible words of each care fact (FIT-01). Each list is what forms and filters offer. */

export const FISH_GROUPS = [
  'clownfish',
  'damselfish',
  'chromis',
  'dwarf angelfish',
  'large angelfish',
  'tang',
  'rabbitfish',
  'wrasse',
  'fairy wrasse',
  'goby',
  'dartfish',
  'blenny',
  'dottyback',
  'basslet',
  'cardinalfish',
  'anthias',
  'hawkfish',
  'butterflyfish',
  'dragonet',
  'lionfish',
  'scorpionfish',
  'frogfish',
  'seahorse',
  'pipefish',
  'puffer',
  'boxfish',
  'trigger',
  'filefish',
  'eel',
  'grouper',
  'jawfish',
  'squirrelfish',
  'tilefish',
  'other fish',
] as const;

export const CORAL_GROUPS = ['soft coral', 'LPS', 'SPS', 'zoanthid', 'mushroom'] as const;

const INVERTEBRATE_GROUPS = [
  'anemone',
  'shrimp',
  'crab',
  'hermit',
  'snail',
  'urchin',
  'star',
  'clam',
  'worm',
  'cucumber',
  'slug',
  'cephalopod',
] as const;

/** Every group an animal can belong to. */
export const GROUPS = [...FISH_GROUPS, ...CORAL_GROUPS, ...INVERTEBRATE_GROUPS] as const;
export type Group = (typeof GROUPS)[number];

export const TEMPERAMENTS = ['peaceful', 'semi-aggressive', 'aggressive', 'predator'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** For `reef_safe` (corals) and `invert_safe` (shrimp, snails and the like). */
export const SAFETIES = ['yes', 'with caution', 'no'] as const;
export type Safety = (typeof SAFETIES)[number];

export const DIETS = [
  'herbivore',
  'omnivore',
  'carnivore',
  'plankton',
  'copepods',
  'sponges',
  'coral polyps',
  'detritus',
  'light',
  'light and feeding',
  'feeding only',
  'filtered plankton',
  'one kind of prey',
] as const;

export const DIFFICULTIES = ['beginner', 'intermediate', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * `pair` allows one or two; `group` means `group_of` or more, and 1 means any number that the tank has
 * food and room for.
 */
export const KEPT_AS = ['single', 'pair', 'group'] as const;

export const ORIGINS = ['captive-bred', 'aquacultured', 'maricultured', 'wild'] as const;
export type Origin = (typeof ORIGINS)[number];

export const FLOWS = ['low', 'low to medium', 'medium', 'medium to high', 'high'] as const;
export type Flow = (typeof FLOWS)[number];

export const HAZARDS = [
  'none',
  'venomous spines',
  'venomous bite',
  'bites',
  'cuts',
  'strikes',
  'palytoxin',
  'sting',
  'releases toxin',
  'deadly venom',
] as const;
export type Hazard = (typeof HAZARDS)[number];

export const TANK_KINDS = ['reef', 'fish-only'] as const;
export type TankKind = (typeof TANK_KINDS)[number];

/** What an animal is, as far as the rules need to know. */
export type AnimalKind = 'fish' | 'coral' | 'anemone' | 'invertebrate';

const FISH: ReadonlySet<Group> = new Set(FISH_GROUPS);
const CORALS: ReadonlySet<Group> = new Set(CORAL_GROUPS);

/** Whether a group is of fish, corals, anemones or other invertebrates. */
export function kindOfGroup(group: Group): AnimalKind {
  if (FISH.has(group)) return 'fish';
  if (CORALS.has(group)) return 'coral';
  return group === 'anemone' ? 'anemone' : 'invertebrate';
}
