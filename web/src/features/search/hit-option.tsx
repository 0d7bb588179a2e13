import type { ReactNode } from 'react';
import type { Product } from '@reef/domain/catalogue/product';
import { toCents } from '@reef/domain/shared/money';
import type { Verdict } from '@reef/domain/fit/verdict';
import { VerdictBadge } from '#ui/fit/verdict-badge.tsx';
import { ArrowRightIcon } from '#ui/layout/icons.tsx';
import { ListIcon } from '#ui/layout/later-icons.tsx';
import { DropIcon, FishIcon } from '#ui/layout/shop-icons.tsx';
import { Price } from '#ui/product/price.tsx';
import { ProductPicture } from '#ui/product/product-picture.tsx';
import { markedParts } from './marked-parts.ts';
import type { Hit } from './group-hits.ts';

const SIGNS = { product: FishIcon, article: ListIcon, glossary: DropIcon, page: ListIcon };

/** The content of an option: the title with the typed words marked, and a line about it. */
export function HitOption({ hit, query }: { hit: Hit; query: string }): ReactNode {
  const SignIcon = SIGNS[hit.kind];
  return (
    <>
      <SignIcon className="search-hit-sign size-5 text-lumen" />
      <HitText title={hit.title} query={query}>
        {hit.summary}
      </HitText>
      <ArrowRightIcon className="search-hit-go size-4" />
    </>
  );
}

/** The content of a product's option: picture, name, present stock and price. */
export function ProductOption({
  product,
  query,
  verdict,
}: {
  product: Product;
  query: string;
  /** Whether it fits the visitor's tank; null if there is nothing to say. */
  verdict: Verdict['verdict'] | null;
}): ReactNode {
  const { name, category, stock, price, image_url, image_widths } = product;
  return (
    <>
      <ProductPicture
        src={image_url}
        name=""
        widths={image_widths}
        emptyLabel=""
        className="search-hit-picture"
        sizes="56px"
      />
      <HitText title={name} query={query}>
        {stock > 0 ? `${category} · In Stock: ${stock}` : `${category} · Out of Stock`}
      </HitText>
      <span className="grid flex-none justify-items-end gap-1">
        <Price cents={toCents(price)} />
        {verdict !== null && <VerdictBadge verdict={verdict} />}
      </span>
    </>
  );
}

function HitText({
  title,
  query,
  children,
}: {
  title: string;
  query: string;
  children: ReactNode;
}): ReactNode {
  return (
    <span className="search-hit-text">
      <span className="search-hit-title">
        {markedParts(title, query).map(({ text, isMatch, start }) =>
          isMatch ? <mark key={start}>{text}</mark> : text,
        )}
      </span>
      <span className="search-hit-summary">{children}</span>
    </span>
  );
}
