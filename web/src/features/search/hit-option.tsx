import type { ReactNode } from 'react';
import { ArrowRightIcon, ListIcon } from '#ui/layout/icons.tsx';
import { DropIcon, FishIcon } from '#ui/layout/shop-icons.tsx';
import type { Verdict } from '@reef/domain/fit/verdict';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { markedParts } from './marked-parts.ts';
import type { Hit } from './group-hits.ts';

const SIGNS = { product: FishIcon, article: ListIcon, glossary: DropIcon, page: ListIcon };

/** What an option shows: the title with what was typed in it, and a line about it. */
export function HitOption({
  hit,
  query,
  verdict,
}: {
  hit: Hit;
  query: string;
  /** Whether a product fits one's tank; null where there is nothing to say. */
  verdict: Verdict['verdict'] | null;
}): ReactNode {
  const SignIcon = SIGNS[hit.kind];
  return (
    <>
      <SignIcon className="size-5 flex-none text-lumen" />
      <span className="search-hit-text">
        <span className="search-hit-title">
          {markedParts(hit.title, query).map(({ text, isMatch, start }) =>
            isMatch ? <mark key={start}>{text}</mark> : text,
          )}
        </span>
        <span className="search-hit-summary">{hit.summary}</span>
      </span>
      {verdict !== null && <VerdictBadge verdict={verdict} />}
      <ArrowRightIcon className="search-hit-go size-4" />
    </>
  );
}
