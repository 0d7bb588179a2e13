import MiniSearch, { type SearchResult } from 'minisearch';
import { fold } from '@reef/domain/shared/fold';
import type { Hit, ScoredHit } from './group-hits.ts';

/** What can be found, with all the words it is found by. */
export type Entry = Hit & { words: string };

/** Letters that a wrong key or a missing one may change: none in short words, a quarter in longer. */
function tolerance(term: string): number {
  return term.length < 4 ? 0 : 0.25;
}

/** The names that end in -fish are known by what stands before it: clownfish, hawkfish, lionfish. */
const FISH = /^(.{3,})fish(?:es)?$/;

/** A word as it is kept: folded, and a fish's name without its ending beside it. */
function kept(word: string): string[] {
  const folded = fold(word);
  const [, stem] = FISH.exec(folded) ?? [];
  return stem === undefined ? [folded] : [folded, stem];
}

/** An index of texts that forgives typing errors. */
export function indexOf(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'words', 'summary'],
    storeFields: ['id', 'kind', 'title', 'path', 'summary'],
    processTerm: kept,
    searchOptions: {
      processTerm: fold,
      boost: { title: 6, summary: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: tolerance,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  index.addAll(entries);
  return index;
}

function hitOf(result: SearchResult): ScoredHit {
  // What `storeFields` kept of an entry comes back with each result, untyped.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { id, kind, title, path, summary, score } = result as SearchResult & Hit;
  return { id, kind, title, path, summary, score };
}

/** All words first; where nothing has them all, any of them. */
export function found(index: MiniSearch<Entry>, query: string): ScoredHit[] {
  const all = index.search(query, { combineWith: 'AND' });
  return (all.length > 0 ? all : index.search(query)).map(hitOf);
}
