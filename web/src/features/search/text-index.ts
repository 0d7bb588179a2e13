import MiniSearch, { type SearchResult } from 'minisearch';
import { fold } from '@reef/domain/shared/fold';
import type { Found, Hit, ScoredHit } from './group-hits.ts';

/** A searchable text, with all the words by which it is found. */
export type Entry = Hit & { words: string; isSoldOut?: boolean };

/** What cannot be bought comes after what is found as well and can be. */
const SOLD_OUT = 0.5;

/**
 * The number of letters that may be mistyped or missing: none in short words, a quarter in longer.
 */
function tolerance(term: string): number {
  return term.length < 4 ? 0 : 0.25;
}

/** Names in -fish are also known without it: clownfish, hawkfish, lionfish. */
const FISH = /^(.{3,})fish(?:es)?$/;

/** A word in the index; a fish's name also without its ending. */
function kept(word: string): string[] {
  const [, stem] = FISH.exec(word) ?? [];
  return stem === undefined ? [word] : [word, stem];
}

/** An index of texts that forgives typing errors. */
export function indexOf(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'words', 'summary'],
    storeFields: ['id', 'kind', 'title', 'path', 'summary', 'isSoldOut'],
    tokenize: (text) => fold(text).split(' '),
    processTerm: kept,
    searchOptions: {
      processTerm: (word) => word,
      boost: { title: 6, summary: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: tolerance,
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: (_id, _term, stored) => (stored?.['isSoldOut'] === true ? SOLD_OUT : 1),
    },
  });
  index.addAll(entries);
  return index;
}

function hitOf(result: SearchResult): ScoredHit {
  // Each result has the `storeFields` of its entry, untyped.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { id, kind, title, path, summary, score } = result as SearchResult & Hit;
  return { id, kind, title, path, summary, score };
}

/** All words first; if nothing has them all, any of them. */
export function found(index: MiniSearch<Entry>, query: string): Found {
  const all = index.search(query, { combineWith: 'AND' });
  const isExact = all.length > 0;
  return { hits: (isExact ? all : index.search(query)).map(hitOf), isExact };
}
