import MiniSearch, { type SearchResult } from 'minisearch';
import documents from 'virtual:reef-content/search';
import type { Product } from '@reef/domain/catalogue/product';
import { groupHits, type Hit, type HitGroup, type ScoredHit } from './group-hits.ts';

type Entry = Hit & { words: string };

/** Letters that a wrong key or a missing one may change: none in short words, a fifth in longer. */
function tolerance(term: string): number {
  return term.length < 4 ? 0 : 0.22;
}

function indexOf(entries: readonly Entry[]): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'words', 'summary'],
    storeFields: ['id', 'kind', 'title', 'path', 'summary'],
    searchOptions: {
      boost: { title: 6, summary: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: tolerance,
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  });
  index.addAll(entries);
  return index;
}

const guides = indexOf(documents);

/** The index of what the shop lists now. */
export function productIndex(products: readonly Product[]): MiniSearch<Entry> {
  return indexOf(
    products.map(({ id, name, description, category, stock }) => ({
      id: `product:${id}`,
      kind: 'product',
      title: name,
      path: `/product/${id}`,
      summary: stock > 0 ? category : `${category} · sold out`,
      words: `${category} ${description}`,
    })),
  );
}

function hitOf(result: SearchResult): ScoredHit {
  // What `storeFields` kept of an entry comes back with each result, untyped.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { id, kind, title, path, summary, score } = result as SearchResult & Hit;
  return { id, kind, title, path, summary, score };
}

/** All words first; where nothing has them all, any of them. */
function found(index: MiniSearch<Entry>, query: string): ScoredHit[] {
  const all = index.search(query, { combineWith: 'AND' });
  return (all.length > 0 ? all : index.search(query)).map(hitOf);
}

/** What a query finds, in groups; nothing for an empty query. */
export function searchAll(query: string, products: MiniSearch<Entry>): HitGroup[] {
  if (query.trim() === '') return [];
  return groupHits([...found(products, query), ...found(guides, query)]);
}

/** Where to begin, while nothing is typed. */
export const SUGGESTIONS: readonly Hit[] = [
  'article:choosing-tank-size',
  'article:drip-acclimation',
  'article:hardy-fish-species',
  'article:easy-coral-varieties',
  'page:troubleshooting',
].flatMap((id) => documents.find((entry) => entry.id === id) ?? []);
