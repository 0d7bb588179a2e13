import { isOfSpecies } from '@reef/domain/catalogue/species';
import type { Species } from '@reef/domain/fit/species';
import { fold } from '@reef/domain/shared/fold';

/** What the list shows at once; more letters find the rest. */
const SHOWN = 12;

/** How well a species answers a search, the best first; null where it does not. */
function rankOf({ name, also, care }: Species, words: readonly string[]): number | null {
  const names = [name, ...also, care.scientific_name ?? ''].map(fold);
  const isFound = words.every((word) => names.some((one) => one.includes(word)));
  if (!isFound) return null;
  const [first = ''] = words;
  return names.some((one) => one.startsWith(first)) ? 0 : 1;
}

/**
 * The species that a search finds by common, other and scientific names, at most twelve. Before
 * anything is typed: those that the listing's own name names, then the first of the alphabet.
 */
export function findSpecies(
  library: readonly Species[],
  query: string,
  listingName: string,
): Species[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const rank = (species: Species): number | null => {
    if (words.length > 0) return rankOf(species, words);
    return isOfSpecies(listingName, species.name) ? 0 : 1;
  };
  return library
    .flatMap((species) => {
      const at = rank(species);
      return at === null ? [] : [{ species, at }];
    })
    .toSorted((a, b) => a.at - b.at || a.species.name.localeCompare(b.species.name, 'en'))
    .slice(0, SHOWN)
    .map(({ species }) => species);
}
