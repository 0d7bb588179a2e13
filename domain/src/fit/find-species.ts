import { fold } from '@reef/domain/shared/fold';
import type { Species } from './species.ts';

/** How well a species answers: by its name's beginning, a word's beginning, or some other name. */
function rankOf({ name, also, care }: Species, words: string): number {
  const known = fold(name);
  if (known.startsWith(words)) return 0;
  if (` ${known}`.includes(` ${words}`)) return 1;
  const others = [...also, care.scientific_name ?? ''].map(fold);
  if (others.some((other) => ` ${other}`.includes(` ${words}`))) return 2;
  return known.includes(words) ? 3 : Infinity;
}

/**
 * The species that are called what was typed, best first: by the name in the trade, by other names,
 * by the scientific name.
 */
export function findSpecies(
  library: Iterable<Species>,
  typed: string,
  atMost: number,
): readonly Species[] {
  const words = fold(typed.trim());
  return [...library]
    .map((species) => ({ species, rank: rankOf(species, words) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank || a.species.name.localeCompare(b.species.name))
    .slice(0, atMost)
    .map(({ species }) => species);
}
