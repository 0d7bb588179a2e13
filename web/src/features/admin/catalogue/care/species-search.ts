import { isOfSpecies } from '@reef/domain/catalogue/species';
import { findSpecies } from '@reef/domain/fit/find-species';
import type { Species } from '@reef/domain/fit/species';

/** What the list shows at once; more letters find the rest. */
const SHOWN = 12;

/**
 * The species that a search finds, at most twelve. Before anything is typed: those that the
 * listing's own name contains, then the first of the alphabet.
 */
export function suggestSpecies(
  library: readonly Species[],
  query: string,
  listingName: string,
): readonly Species[] {
  if (query.trim() !== '') return findSpecies(library, query, SHOWN);
  const isNamed = ({ name }: Species) => isOfSpecies(listingName, name);
  const all = findSpecies(library, '', library.length);
  return [...all.filter(isNamed), ...all.filter((one) => !isNamed(one))].slice(0, SHOWN);
}
