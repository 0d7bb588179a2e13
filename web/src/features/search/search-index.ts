import type MiniSearch from 'minisearch';
import documents from 'virtual:reef-content/search';
import names from 'virtual:reef-species/names';
import type { Product } from '@reef/domain/catalogue/product';
import { currentName } from '@reef/domain/fit/traits/current-name';
import { groupHits, productHitId, type Hit, type HitGroup } from './group-hits.ts';
import { found, indexOf, type Entry } from './text-index.ts';

const guides = indexOf(documents);

/** The scientific name of an animal, and all that the library knows it by. */
function namesOf({ care }: Product): string {
  const { scientific_name: scientific = '' } = care ?? {};
  return `${scientific} ${names[currentName(scientific) ?? ''] ?? ''}`;
}

/** The index of the shop's present listings. */
export function productIndex(products: readonly Product[]): MiniSearch<Entry> {
  return indexOf(
    products.map((product) => {
      const { id, name, description, category, stock } = product;
      return {
        id: productHitId(id),
        kind: 'product',
        title: name,
        path: `/product/${id}`,
        summary: stock > 0 ? category : `${category} · sold out`,
        words: `${category} ${description} ${namesOf(product)}`,
        isSoldOut: stock === 0,
      };
    }),
  );
}

/** What a query finds, in groups; nothing for an empty query. */
export function searchAll(query: string, products: MiniSearch<Entry>): HitGroup[] {
  if (query.trim() === '') return [];
  return groupHits([found(products, query), found(guides, query)]);
}

/** Suggestions while nothing is typed. */
export const SUGGESTIONS: readonly Hit[] = [
  'article:choosing-tank-size',
  'article:drip-acclimation',
  'article:hardy-fish-species',
  'article:easy-coral-varieties',
  'page:troubleshooting',
].flatMap((id) => documents.find((entry) => entry.id === id) ?? []);
