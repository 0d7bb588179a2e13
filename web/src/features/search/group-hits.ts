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

/** What a query finds in one index; without `isExact` only with some of its words. */
export type Found = { hits: readonly ScoredHit[]; isExact: boolean };

/** The results under one heading, which says if they are not all, or not what was asked for. */
export type HitGroup = { kind: Hit['kind']; title: string; hits: Hit[] };

const SHOWN: Record<Hit['kind'], number> = { product: 5, article: 6, glossary: 3, page: 3 };

const TITLES: Record<Hit['kind'], string> = {
  product: 'In the shop',
  article: 'Guides',
  glossary: 'Glossary',
  page: 'Pages',
};

const KINDS = ['product', 'article', 'glossary', 'page'] as const;

function titleOf(kind: Hit['kind'], total: number, isExact: boolean): string {
  const title = isExact ? TITLES[kind] : `${TITLES[kind]}, similar`;
  return total > SHOWN[kind] ? `${title}: ${SHOWN[kind]} of ${total}` : title;
}

/** Groups hits by kind, best first inside each; the group with the best hit is first. */
export function groupHits(found: readonly Found[]): HitGroup[] {
  return KINDS.map((kind) => {
    const ofKind = found.map(({ hits, isExact }) => ({
      hits: hits.filter((hit) => hit.kind === kind),
      isExact,
    }));
    const hits = ofKind.flatMap((each) => each.hits);
    const isExact = ofKind.every((each) => each.isExact || each.hits.length === 0);
    const best = hits.toSorted((a, b) => b.score - a.score).slice(0, SHOWN[kind]);
    return { kind, title: titleOf(kind, hits.length, isExact), hits: best };
  })
    .filter((group) => group.hits.length > 0)
    .toSorted((a, b) => (b.hits[0]?.score ?? 0) - (a.hits[0]?.score ?? 0));
}
