import type { ReactNode } from 'react';
import { readFilters, withoutFacet, writeFilters } from '@reef/domain/catalogue/shop/shop-filter';
import type { AskedShop } from './shop-query.ts';
import type { ChangeShopQuery } from './use-shop-query.ts';
import { Button } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { FishIcon } from '#ui/layout/shop-icons.tsx';
import type { NarrowedShop } from './filter-narrow.ts';
import { ANY_LABELS } from './filter-labels.ts';

function hiddenWords(unknown: number): string {
  if (unknown === 0) return '';
  return unknown === 1 ? ' 1 listing does not say.' : ` ${unknown} listings do not say.`;
}

/** Nothing matches every filter: says which one to drop, and what that would show (FIT-05). */
export function NothingLeft({
  query,
  narrowed,
  onChange,
}: {
  query: AskedShop;
  narrowed: NarrowedShop;
  onChange: ChangeShopQuery;
}): ReactNode {
  const filters = readFilters(new URLSearchParams(query.filters));
  const ways = [...narrowed.without].filter(([, count]) => count > 0);
  const ask = (asked: string) => {
    onChange({ filters: asked });
    // The pressed button is gone after the next render.
    document.querySelector<HTMLElement>('.filters-button')?.focus();
  };
  const advice = ways.length === 0 ? 'Two or more filters are in the way.' : 'Remove one of them:';
  return (
    <EmptyState
      icon={<FishIcon className="size-10" />}
      heading="h2"
      title="Nothing matches all of your filters"
      text={`${advice}${hiddenWords(narrowed.unknown)}`}
      action={
        <>
          {ways.map(([name, count]) => (
            <Button
              key={name}
              kind="secondary"
              onClick={() =>
                ask(new URLSearchParams(writeFilters(withoutFacet(filters, name))).toString())
              }
            >{`${ANY_LABELS[name]} (${count})`}</Button>
          ))}
          <Button onClick={() => ask('')}>Clear all filters</Button>
        </>
      }
    />
  );
}
