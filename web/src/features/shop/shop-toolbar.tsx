import { useRef, type ReactNode } from 'react';
import { SHOP_SORTS } from '@reef/domain/catalogue/shop/shop-view';
import { SearchIcon } from '#ui/layout/icons.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { SegmentedToggle } from '#ui/forms/segmented-toggle.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { SORT_LABELS, type AskedShop } from './filters/shop-query.ts';
import type { Filtering } from './filters/use-filtering.ts';
import { useSearchDraft } from './use-search-draft.ts';
import type { ChangeShopQuery } from './filters/use-shop-query.ts';

const AVAILABILITY = [
  { value: 'in-stock', label: 'In Stock' },
  { value: 'out-of-stock', label: 'Out of Stock' },
] as const;

const SORTS = SHOP_SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** Search, filters, availability and order (SHOP-02 to SHOP-04, FIT-05). */
export function ShopToolbar({
  query,
  filtering: { code, isOpen, onToggle },
  onChange,
}: {
  query: AskedShop;
  filtering: Filtering;
  onChange: ChangeShopQuery;
}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [words, type] = useSearchDraft(box, query.search, (search) =>
    onChange({ search }, { replace: true }),
  );
  return (
    <search className="shop-toolbar grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 lg:grid-cols-[1fr_auto_auto_15rem]">
      <div ref={box} className="relative max-lg:col-span-2">
        <SearchIcon className="pointer-events-none absolute start-3.5 top-1/2 z-10 size-5 -translate-y-1/2 text-haze" />
        <TextField
          label="Search the shop"
          isLabelHidden
          type="search"
          placeholder="Search by name or description"
          className="search-input"
          value={words}
          onChange={type}
        />
      </div>
      <button
        type="button"
        className="btn btn-secondary filters-button"
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        Filters
        {code !== null && <code.ChosenCount {...query} />}
      </button>
      <SegmentedToggle
        label="Availability"
        value={query.availability}
        options={AVAILABILITY}
        onChange={(availability) => onChange({ availability })}
      />
      <NativeSelect
        label="Sort by"
        isLabelHidden
        className="max-lg:col-span-2"
        value={query.sort}
        options={SORTS}
        onChange={(sort) => onChange({ sort }, { replace: true })}
      />
    </search>
  );
}
