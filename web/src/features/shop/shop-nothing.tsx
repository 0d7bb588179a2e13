import type { ReactNode } from 'react';
import type { StockCounts } from '@reef/domain/catalogue/file/catalogue-file';
import type { Category } from '@reef/domain/catalogue/category';
import { SHOP_TABS } from '@reef/domain/catalogue/categories';
import type { Product } from '@reef/domain/catalogue/product';
import {
  foundElsewhere,
  shopProducts,
  type ShopQuery,
} from '@reef/domain/catalogue/shop/shop-view';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { FishIcon } from '#ui/layout/shop-icons.tsx';
import type { ChangeShopQuery } from './filters/use-shop-query.ts';

type NoResultsProps = {
  query: ShopQuery;
  products: readonly Product[];
  /** What each tank has in stock, where `products` are a part of a large catalogue. */
  counts: StockCounts | null;
  now: Date;
  onChange: ChangeShopQuery;
};

function labelOf(category: Category): string {
  return SHOP_TABS.find((tab) => tab.category === category)?.label ?? category;
}

/** The other tanks with results for the query. */
function OtherTanks({ query, products, now, counts, onChange }: NoResultsProps): ReactNode {
  return foundElsewhere(products, query, now, counts).map(({ category, count }) => (
    <Button
      key={category}
      kind="secondary"
      onClick={() => onChange({ category, availability: query.availability })}
    >{`Look in ${labelOf(category)} (${count})`}</Button>
  ));
}

function NoMatch(props: NoResultsProps): ReactNode {
  const { query, products, now, onChange } = props;
  const isElsewhere = foundElsewhere(products, query, now).length > 0;
  return (
    <EmptyState
      icon={<FishIcon className="size-10" />}
      heading="h2"
      title={`Nothing here matches “${query.search.trim()}”`}
      text={
        isElsewhere
          ? 'It swims in another tank, or look through the whole of this one.'
          : 'Try a shorter word, or look through the whole tank.'
      }
      action={
        <>
          <OtherTanks {...props} />
          <Button onClick={() => onChange({ search: '' })}>Clear search</Button>
        </>
      }
    />
  );
}

/** A category without any listing: the next tank, or something to read. */
function EmptyTank(props: NoResultsProps): ReactNode {
  const inStock: NoResultsProps = { ...props, query: { ...props.query, availability: 'in-stock' } };
  const isElsewhere = foundElsewhere(inStock.products, inStock.query, inStock.now).length > 0;
  return (
    <EmptyState
      icon={<FishIcon className="size-10" />}
      heading="h2"
      title="This tank is empty right now"
      text="New arrivals show up here the moment we list them."
      action={
        isElsewhere ? (
          <OtherTanks {...inStock} />
        ) : (
          <LinkButton to="/learn" kind="secondary">
            Read while you wait
          </LinkButton>
        )
      }
    />
  );
}

/** Why a category of the shop shows nothing, and the next step from there (SHOP-06). */
export function ShopNothing({ onChange: change, ...shown }: NoResultsProps): ReactNode {
  const { query, products, now } = shown;
  const onChange: ChangeShopQuery = (part) => {
    change(part);
    // The pressed button disappears with the empty state. The search box would bring up a phone's
    // keyboard over the cards of another tank, so the focus goes to that tank's tab.
    const next =
      part.search === undefined
        ? `[id="shop-tab-${part.category ?? query.category}"]`
        : '.search-input input';
    document.querySelector<HTMLElement>(next)?.focus();
  };
  const props: NoResultsProps = { ...shown, onChange };
  if (query.search.trim() !== '') return <NoMatch {...props} />;
  const isSoldOutView = query.availability === 'out-of-stock';
  const availability = isSoldOutView ? 'in-stock' : 'out-of-stock';
  if (shopProducts(products, { ...query, availability }, now).length === 0) {
    return <EmptyTank {...props} />;
  }
  return (
    <EmptyState
      icon={<FishIcon className="size-10" />}
      heading="h2"
      title={isSoldOutView ? 'Nothing has sold out lately' : 'This tank is empty right now'}
      text={
        isSoldOutView
          ? 'Everything in this category is still swimming.'
          : 'New arrivals show up here the moment we list them.'
      }
      action={
        <>
          <Button kind="secondary" onClick={() => onChange({ availability })}>
            {isSoldOutView ? 'Show what is in stock' : 'Show what just sold out'}
          </Button>
          {!isSoldOutView && <OtherTanks {...props} />}
        </>
      }
    />
  );
}
