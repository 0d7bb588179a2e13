import type { Care } from '@reef/domain/fit/care';
import { isRoomy, usualLength } from '@reef/domain/fit/rules/rule-tank-size';
import type { Flow, Temperament } from '@reef/domain/fit/vocabulary';
import type { Category } from '@reef/domain/catalogue/category';
import { FILTER_NAMES, type FilterName } from './filter-names.ts';

/** Whether an animal matches a choice; null if its facts do not say. */
export type Answer = boolean | null;

/** One thing to choose: its label, and which animals match it. */
export type Choice = { value: string; label: string; answer: (care: Care) => Answer };

/** Choices of which an animal has to match one. */
type Facet = {
  name: FilterName;
  label: string;
  /** The tabs that have it; every tab if omitted. */
  tabs?: readonly Category[];
  choices: readonly Choice[];
};

/** What is chosen: values by facet. `gallons` and `isMine` are no lists. */
export type ShopFilters = {
  gallons: number | null;
  isMine: boolean;
  chosen: ReadonlyMap<FilterName, ReadonlySet<string>>;
};

/** More than any home tank; a higher number in the address is ignored. US gallons. */
export const MAX_GALLONS = 2000;

const CORAL_TABS: readonly Category[] = ['Live Coral', 'WYSIWYG'];

/** Light at the coral's place, in PAR (µmol/m²/s). */
const LIGHTS = [
  { value: 'low', label: 'Low', par: 75 },
  { value: 'medium', label: 'Medium', par: 150 },
  { value: 'high', label: 'High', par: 250 },
] as const;

const FLOW_LEVELS: readonly { value: string; label: string; flows: readonly Flow[] }[] = [
  { value: 'low', label: 'Low', flows: ['low', 'low to medium'] },
  { value: 'medium', label: 'Medium', flows: ['low to medium', 'medium', 'medium to high'] },
  { value: 'high', label: 'High', flows: ['medium to high', 'high'] },
];

const TEMPERS: readonly { value: Temperament; label: string }[] = [
  { value: 'peaceful', label: 'Peaceful' },
  { value: 'semi-aggressive', label: 'Semi-aggressive' },
  { value: 'aggressive', label: 'Aggressive' },
  { value: 'predator', label: 'Predator' },
];

function known<T>(fact: T | undefined, is: (fact: T) => boolean): Answer {
  return fact === undefined ? null : is(fact);
}

function bearsLight({ par_min: least, par_max: most }: Care, par: number): Answer {
  if (least === undefined || most === undefined) return null;
  return least <= par && par <= most;
}

/** The care facts that can be chosen (FIT-05), in the order offered. */
export const FACETS: readonly Facet[] = [
  {
    name: 'reef',
    label: 'Reef',
    choices: [
      {
        value: 'safe',
        label: 'Reef-safe',
        answer: (care) => known(care.reef_safe, (safe) => safe === 'yes'),
      },
    ],
  },
  {
    name: 'level',
    label: 'Experience',
    choices: [
      {
        value: 'beginner',
        label: 'For beginners',
        answer: (care) => known(care.difficulty, (level) => level === 'beginner'),
      },
    ],
  },
  {
    name: 'origin',
    label: 'Origin',
    choices: [
      {
        value: 'bred',
        label: 'Captive-bred',
        // For corals and clams the trade says `aquacultured` for the same thing.
        answer: (care) =>
          known(care.origin, (origin) => origin === 'captive-bred' || origin === 'aquacultured'),
      },
    ],
  },
  {
    name: 'temper',
    label: 'Temperament',
    choices: TEMPERS.map(({ value, label }) => ({
      value,
      label,
      answer: (care) => known(care.temperament, (temper) => temper === value),
    })),
  },
  {
    name: 'light',
    label: 'Light',
    tabs: CORAL_TABS,
    choices: LIGHTS.map(({ value, label, par }) => ({
      value,
      label: `${label}, about ${par} PAR`,
      answer: (care) => bearsLight(care, par),
    })),
  },
  {
    name: 'flow',
    label: 'Flow',
    tabs: CORAL_TABS,
    choices: FLOW_LEVELS.map(({ value, label, flows }) => ({
      value,
      label,
      answer: (care) => known(care.flow, (flow) => flows.includes(flow)),
    })),
  },
];

/** The facets of a tab; choices of other facets are ignored there. */
export function facetsOf(category: Category): readonly Facet[] {
  return FACETS.filter(({ tabs }) => tabs?.includes(category) ?? true);
}

/** Whether a tank of so many gallons, and of the usual length, is enough for the grown animal. */
export function fitsGallons(care: Care, gallons: number): Answer {
  const { min_tank_length_in: length = 0 } = care;
  return known(
    care.min_tank_gal,
    (need) => isRoomy(gallons, need) && isRoomy(usualLength(gallons), length),
  );
}

/** Reads a typed volume, in whole US gallons; null if it is none. */
export function gallonsOf(text: string): number | null {
  if (!/^\d{1,4}$/.test(text)) return null;
  const gallons = Number(text);
  return gallons >= 1 && gallons <= MAX_GALLONS ? gallons : null;
}

/** Filters from the names and values of an address; ignores what it does not understand. */
export function readFilters(pairs: Iterable<readonly [name: string, value: string]>): ShopFilters {
  const said = new Map<string, string[]>();
  for (const [name, value] of pairs) said.set(name, [...(said.get(name) ?? []), value]);
  const chosen = new Map<FilterName, ReadonlySet<string>>();
  for (const { name, choices } of FACETS) {
    const asked = new Set(said.get(name));
    const values = choices.map(({ value }) => value).filter((value) => asked.has(value));
    if (values.length > 0) chosen.set(name, new Set(values));
  }
  return {
    gallons: gallonsOf(said.get('gal')?.[0] ?? ''),
    isMine: said.get('tank')?.[0] === 'mine',
    chosen,
  };
}

/** The names and values of the choices, always in the same order. */
export function writeFilters({ gallons, isMine, chosen }: ShopFilters): [string, string][] {
  const pairs: [string, string][] = [];
  for (const name of FILTER_NAMES) {
    if (name === 'gal' && gallons !== null) pairs.push([name, String(gallons)]);
    if (name === 'tank' && isMine) pairs.push([name, 'mine']);
    for (const value of chosen.get(name) ?? []) pairs.push([name, value]);
  }
  return pairs;
}

/** Filters with one value of a facet toggled. */
export function withChoice(filters: ShopFilters, name: FilterName, value: string): ShopFilters {
  const values = new Set(filters.chosen.get(name));
  if (!values.delete(value)) values.add(value);
  const chosen = new Map(filters.chosen);
  if (values.size === 0) chosen.delete(name);
  else chosen.set(name, values);
  return { ...filters, chosen };
}

/** Filters without the choices of one facet. */
export function withoutFacet(filters: ShopFilters, name: FilterName): ShopFilters {
  if (name === 'gal') return { ...filters, gallons: null };
  if (name === 'tank') return { ...filters, isMine: false };
  const chosen = new Map(filters.chosen);
  chosen.delete(name);
  return { ...filters, chosen };
}

/** The number of choices that count on a tab. */
export function countChosen({ gallons, isMine, chosen }: ShopFilters, category: Category): number {
  const ofFacets = facetsOf(category).map(({ name }) => chosen.get(name)?.size ?? 0);
  const sum = ofFacets.reduce((total, size) => total + size, 0);
  return sum + Number(gallons !== null) + Number(isMine);
}
