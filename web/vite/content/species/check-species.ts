import type { Care } from '@reef/domain/fit/care';
import { kindOfGroup } from '@reef/domain/fit/vocabulary';
import type { ContentFiles } from '../sources/content-files.ts';
import type { FaultList } from '../faults.ts';
import { lineOfFact, type SpeciesSource } from './species-source.ts';

type Fact = keyof Care;

const OF_EVERY_ANIMAL: readonly Fact[] = [
  'scientific_name',
  'group',
  'adult_size_in',
  'min_tank_gal',
  'min_tank_length_in',
  'min_tank_age_months',
  'temperament',
  'reef_safe',
  'invert_safe',
  'diet',
  'difficulty',
  'kept_as',
  'origin',
  'hazard',
];
const OF_FISH: readonly Fact[] = ['jumps'];
const OF_WHAT_LIVES_ON_LIGHT: readonly Fact[] = ['par_min', 'par_max', 'flow', 'sweeper_in'];

/** Ids are part of addresses and of stored tanks. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The facts that an animal of this group must have. */
function requiredFacts({ group }: Care): readonly Fact[] {
  if (group === undefined) return OF_EVERY_ANIMAL;
  const kind = kindOfGroup(group);
  if (kind === 'fish') return [...OF_EVERY_ANIMAL, ...OF_FISH];
  const needsLight = kind === 'coral' || kind === 'anemone' || group === 'clam';
  return needsLight ? [...OF_EVERY_ANIMAL, ...OF_WHAT_LIVES_ON_LIGHT] : OF_EVERY_ANIMAL;
}

/** A table that notices duplicates. */
function claims(faultOf: (entry: SpeciesSource, word: string, before: string) => void) {
  const owners = new Map<string, string>();
  return (entry: SpeciesSource, word: string) => {
    const owner = owners.get(word.toLowerCase());
    if (owner !== undefined) faultOf(entry, word, owner);
    else owners.set(word.toLowerCase(), entry.id);
  };
}

/** The checks of the library as a whole and of each entry. */
export function checkSpecies(
  species: readonly SpeciesSource[],
  files: ContentFiles,
  faults: FaultList,
): void {
  const add = (entry: SpeciesSource, key: string, message: string) => {
    const line = lineOfFact(files.get(entry.file) ?? '', entry.id, key);
    faults.add(entry.file, line, `${entry.id}: ${message}`);
  };
  const said = (key: string) =>
    claims((entry, word, before) => add(entry, key, `"${word}" stands at ${before} too`));
  const claimId = said('id');
  const claimName = said('name');
  const claimSpecies = said('scientific_name');
  const claimProduct = said('products');

  for (const entry of species) {
    const { id, name, also, care, products } = entry;
    if (!ID.test(id)) add(entry, 'id', 'an id has small letters, digits and hyphens only');
    claimId(entry, id);
    for (const word of [name, ...also]) claimName(entry, word);
    // `Zoanthus sp.` may be several entries of a genus.
    const scientific = care.scientific_name ?? '';
    if (!scientific.endsWith('.')) claimSpecies(entry, scientific);
    for (const product of products) claimProduct(entry, product);
    for (const key of requiredFacts(care)) {
      if (care[key] === undefined) add(entry, key, `${key} is missing`);
    }
    if (care.kept_as === 'group' && care.group_of === undefined) {
      add(entry, 'kept_as', 'a group needs group_of, its least number');
    }
    checkSizes(entry, add);
  }
}

function checkSizes(
  entry: SpeciesSource,
  add: (entry: SpeciesSource, key: string, message: string) => void,
): void {
  const { group, adult_size_in: size, min_tank_length_in: length } = entry.care;
  if (group === undefined || size === undefined || length === undefined) return;
  const isFish = kindOfGroup(group) === 'fish';
  if (isFish && group !== 'eel' && length < size * 2) {
    add(entry, 'min_tank_length_in', 'a fish needs at least twice its length to turn');
  }
}
