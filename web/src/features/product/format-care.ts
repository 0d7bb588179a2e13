import { GUIDES, type Guide } from '@reef/domain/fit/guides';
import { toCentimeters, toLiters } from '@reef/domain/fit/units';
import type { Care } from '@reef/domain/fit/care';
import {
  CORAL_GROUPS,
  FISH_GROUPS,
  type Difficulty,
  type Hazard,
  type Origin,
  type Safety,
  type Temperament,
} from '@reef/domain/fit/vocabulary';
import { countText } from '@reef/domain/shared/count-text';

/**
 * Care facts in words. Stored facts are checked when they are written, not when they are read
 * (`Product.care`): an unknown word is left out.
 */
const HAZARDS: Readonly<Record<Exclude<Hazard, 'none'>, string>> = {
  'venomous spines': 'Venomous spines. Never touch it, and look where it is before you reach in.',
  'venomous bite': 'Venomous bite. Move it in a container, never by hand.',
  bites: 'Can bite badly. Feed it with tongs, and look where it is before you reach in.',
  cuts: 'Sharp blades at the tail. Move it in a container.',
  strikes:
    'Can break a finger, and at times glass. Never put a hand in; move it in a thick container.',
  palytoxin:
    'Can hold palytoxin, a strong poison. Wear gloves and eye protection; never boil, scrub or saw its rock.',
  sting: 'Stings skin. Wear gloves.',
  'releases toxin': 'Can release a toxin that kills every fish in the tank.',
  'deadly venom': 'Its venom has killed people. No home tank is a place for it.',
};

const TEMPERS: Readonly<Record<Temperament, string>> = {
  peaceful: 'Peaceful',
  'semi-aggressive': 'Semi-aggressive',
  aggressive: 'Aggressive',
  predator: 'Predator',
};

const SAFE: Readonly<Record<Safety, string>> = {
  yes: 'Reef-safe',
  'with caution': 'Reef-safe with caution',
  no: 'Not reef-safe',
};

const LEVELS: Readonly<Record<Difficulty, string>> = {
  beginner: 'For beginners',
  intermediate: 'Some experience',
  expert: 'For experts',
};

const ORIGINS: Readonly<Record<Origin, string>> = {
  'captive-bred': 'Captive-bred',
  aquacultured: 'Aquacultured',
  maricultured: 'Maricultured',
  wild: 'Wild-caught',
};

/** One fact: its name and its value; `detail` is the same in metric, or more about it. */
export type CareFact = { name: string; value: string; detail?: string };

/** The danger of an animal in words; null if there is none, or none is known. */
export function hazardText({ hazard }: Care): string | null {
  return hazard === undefined || hazard === 'none' ? null : (HAZARDS[hazard] ?? null);
}

function tankFact({ min_tank_gal: gallons, min_tank_length_in: length }: Care): CareFact[] {
  if (gallons === undefined) return [];
  const liters = `${Math.round(toLiters(gallons))} liters`;
  const long =
    length === undefined ? '' : `, ${length} in (${Math.round(toCentimeters(length))} cm) long`;
  return [{ name: 'Tank', value: `${gallons} gallons or more`, detail: `${liters}${long}` }];
}

function lightFact({ par_min: least, par_max: most }: Care): CareFact[] {
  if (least === undefined || most === undefined || most === 0) return [];
  return [{ name: 'Light', value: `PAR ${least} to ${most}` }];
}

function worded(name: string, value: string | undefined): CareFact[] {
  return value === undefined ? [] : [{ name, value }];
}

/** The facts about an animal that a beginner asks for, in that order. */
export function careFacts(care: Care): CareFact[] {
  const { temperament, reef_safe: safe, difficulty, flow, origin } = care;
  return [
    ...tankFact(care),
    ...worded('Temper', temperament && TEMPERS[temperament]),
    ...worded('With corals', safe && SAFE[safe]),
    ...worded('Difficulty', difficulty && LEVELS[difficulty]),
    ...lightFact(care),
    ...worded('Flow', flow === undefined ? undefined : flow[0]?.toUpperCase() + flow.slice(1)),
    ...worded('Origin', origin && ORIGINS[origin]),
  ];
}

/** Its adult size: `8 inches (20 cm)`; null if unknown. */
export function sizeText({ adult_size_in: size }: Care): string | null {
  if (size === undefined) return null;
  return `${countText(size, 'inch', 'inches')} (${Math.round(toCentimeters(size))} cm)`;
}

const FISH: ReadonlySet<string> = new Set(FISH_GROUPS);
const CORALS: ReadonlySet<string> = new Set(CORAL_GROUPS);
/** Those of which the article on the clean-up crew tells. */
const CREW: ReadonlySet<string> = new Set(['snail', 'hermit', 'shrimp', 'crab', 'urchin']);

function guidesOfGroup({ group, temperament, difficulty }: Care): Guide[] {
  if (group === undefined) return [GUIDES.compatibility, GUIDES.firstAnimals];
  if (group === 'anemone') return [GUIDES.anemones, GUIDES.light, GUIDES.flow];
  if (CORALS.has(group)) {
    const first = difficulty === 'beginner' ? GUIDES.easyCorals : GUIDES.coralFeeding;
    return [first, GUIDES.light, GUIDES.flow];
  }
  if (!FISH.has(group)) {
    const first = CREW.has(group) ? GUIDES.crew : GUIDES.firstAnimals;
    return [first, GUIDES.isolating, GUIDES.compatibility];
  }
  const company = temperament === 'peaceful' ? GUIDES.community : GUIDES.aggression;
  return [GUIDES.tankSize, company, GUIDES.order];
}

/** Three guides of the course that matter for an animal; first aid first, if it can hurt people. */
export function guidesFor(care: Care): readonly Guide[] {
  const guides = guidesOfGroup(care);
  const { hazard } = care;
  const isHarmless = hazard === undefined || hazard === 'none' || hazard === 'releases toxin';
  return isHarmless ? guides : [GUIDES.firstAid, ...guides.slice(0, 2)];
}

/** The same facts for search engines, as properties of the product. */
export function careProperties(care: Care): { name: string; value: string }[] {
  const size = sizeText(care);
  return [
    ...worded('Scientific name', care.scientific_name),
    ...worded('Adult size', size ?? undefined),
    ...careFacts(care).map(({ name, value, detail }) => ({
      name,
      value: detail === undefined ? value : `${value}, ${detail}`,
    })),
    ...worded('Hazard', hazardText(care) ?? undefined),
  ];
}
