import { fold } from '@reef/domain/shared/fold';
import type { Species } from './species.ts';

/** Shorter pieces are in too many names to tell which is meant. Letters. */
const MIN_PIECE = 3;

function squeezed(words: string): string {
  return words.replaceAll(' ', '');
}

/** Whether a word of the text begins with this. */
function hasWord(text: string, beginning: string): boolean {
  return ` ${text}`.includes(` ${beginning}`);
}

/**
 * How well a species matches what was typed: by its name's beginning, a word's beginning, another
 * name, its name's words (`yellow wrasse`), words of several of its names (`blue hippo tang`), or a
 * piece of one (`sea horse`).
 */
function rankOf({ name, also, care }: Species, typed: string): number {
  const known = fold(name);
  if (known.startsWith(typed)) return 0;
  if (hasWord(known, typed)) return 1;
  const others = [...also, care.scientific_name ?? ''].map(fold);
  if (others.some((other) => hasWord(other, typed))) return 2;
  const names = [known, ...others];
  const all = names.join(' ');
  const words = typed.split(' ');
  if (words.every((word) => hasWord(known, word))) return 3;
  if (words.every((word) => hasWord(all, word))) return 4;
  const piece = squeezed(typed);
  const isPart = piece.length >= MIN_PIECE && names.some((one) => squeezed(one).includes(piece));
  return isPart ? 5 : Infinity;
}

/**
 * The species that match what was typed, best first: by the trade name, by other names, by the
 * scientific name. Hyphens, apostrophes and the order of words do not matter.
 */
export function findSpecies(
  library: Iterable<Species>,
  typed: string,
  atMost: number,
): readonly Species[] {
  const words = fold(typed);
  // Punctuation alone matches nothing; empty input lists everything.
  if (words === '' && typed.trim() !== '') return [];
  return [...library]
    .map((species) => ({ species, rank: rankOf(species, words) }))
    .filter(({ rank }) => rank < Infinity)
    .toSorted((a, b) => a.rank - b.rank || a.species.name.localeCompare(b.species.name))
    .slice(0, atMost)
    .map(({ species }) => species);
}
