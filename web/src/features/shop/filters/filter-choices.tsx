import { useState, type ReactNode } from 'react';
import type { Category } from '@reef/domain/catalogue/category';
import type { FilterName } from '@reef/domain/catalogue/shop/filter-names';
import { countKey } from '@reef/domain/catalogue/shop/narrow-shop';
import {
  facetsOf,
  withChoice,
  writeFilters,
  type ShopFilters,
} from '@reef/domain/catalogue/shop/shop-filter';
import { Link } from '#ui/routing/link.tsx';
import { GallonsField } from './gallons-field.tsx';
import type { NarrowedShop } from './filter-narrow.ts';

/** Gets the filters as the address should have them. */
type Ask = (filters: string, options?: { replace: boolean }) => void;

function Choice({
  label,
  count,
  isChosen,
  onToggle,
}: {
  label: string;
  /** Null if it is not known. */
  count: number | null;
  isChosen: boolean;
  onToggle: () => void;
}): ReactNode {
  return (
    <label className="chip filter-chip" data-on={isChosen || undefined}>
      <input type="checkbox" className="sr-only" checked={isChosen} onChange={onToggle} />
      {label}
      {count !== null && <span className="chip-count figures">{count}</span>}
    </label>
  );
}

/** Facets with a single choice are grouped; the others have a name of their own. */
const OVERALL = 'Only show';

/** Every filter of a tab, each choice with the number of its results. */
export function FilterChoices({
  filters,
  category,
  narrowed,
  onChange,
}: {
  filters: ShopFilters;
  category: Category;
  narrowed: NarrowedShop;
  onChange: Ask;
}): ReactNode {
  const ask = (asked: ShopFilters, options?: { replace: boolean }) =>
    onChange(new URLSearchParams(writeFilters(asked)).toString(), options);
  const countOf = (name: FilterName, value: string) =>
    narrowed.counts.get(countKey(name, value)) ?? 0;
  const choicesOf = ({ name, choices }: ReturnType<typeof facetsOf>[number]) =>
    choices.map(({ value, label }) => (
      <Choice
        key={value}
        label={label}
        count={countOf(name, value)}
        isChosen={filters.chosen.get(name)?.has(value) === true}
        onToggle={() => ask(withChoice(filters, name, value))}
      />
    ));
  const facets = facetsOf(category);
  const { gallons, isMine } = filters;
  // Unticked it stays, with the focus.
  const [wasMine, setWasMine] = useState(isMine);
  if (isMine && !wasMine) setWasMine(true);
  return (
    <div className="filter-groups">
      <GallonsField
        gallons={gallons}
        count={gallons === null ? null : countOf('gal', String(gallons))}
        onChange={(typed) =>
          // Going back undoes the whole number, not one digit of it.
          ask({ ...filters, gallons: typed }, { replace: gallons !== null })
        }
      />
      <fieldset className="filter-group">
        <legend>{OVERALL}</legend>
        {(narrowed.hasTank || wasMine) && (
          <Choice
            label="Fits my tank"
            count={narrowed.hasTank ? countOf('tank', 'mine') : null}
            isChosen={isMine}
            onToggle={() => ask({ ...filters, isMine: !isMine })}
          />
        )}
        {isMine && !narrowed.hasTank && (
          <Link to="/my-tank" className="text-link inline-flex min-h-11 items-center text-sm">
            My tank
          </Link>
        )}
        {facets.filter(({ choices }) => choices.length === 1).map(choicesOf)}
      </fieldset>
      {facets
        .filter(({ choices }) => choices.length > 1)
        .map((facet) => (
          <fieldset key={facet.name} className="filter-group">
            <legend>{facet.label}</legend>
            {choicesOf(facet)}
          </fieldset>
        ))}
    </div>
  );
}
