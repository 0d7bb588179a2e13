/** One line of the results. */
export type Hit = {
  id: string;
  kind: 'product' | 'article' | 'glossary' | 'page';
  title: string;
  path: string;
  summary: string;
};

/** The id of a product's line. */
export function productHitId(productId: string): string {
  return `product:${productId}`;
}

/** A line and how well it fits. */
export type ScoredHit = Hit & { score: number };

/** The results under one heading. */
export type HitGroup = { title: string; hits: Hit[] };

const SHOWN: Record<Hit['kind'], number> = { product: 5, article: 6, glossary: 3, page: 3 };

const TITLES: Record<Hit['kind'], string> = {
  product: 'In the shop',
  article: 'Guides',
  glossary: 'Glossary',
  page: 'Pages',
};

const KINDS = ['product', 'article', 'glossary', 'page'] as const;

/** Groups hits by kind, best first inside each; the group with the best hit is first. */
export function groupHits(hits: readonly ScoredHit[]): HitGroup[] {
  return KINDS.map((kind) => ({
    title: TITLES[kind],
    hits: hits
      .filter((hit) => hit.kind === kind)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, SHOWN[kind]),
  }))
    .filter((group) => group.hits.length > 0)
    .toSorted((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0));
}
