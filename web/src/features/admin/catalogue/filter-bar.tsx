import type { ReactNode } from 'react';
import { LISTING_FILTERS, type ListingFilter } from './content-params.ts';

/**
 * The filter buttons with their counts (CPM-01); space is reserved for a count that is not known
 * yet.
 */
export function FilterBar({
  value,
  counts,
  onChange,
}: {
  value: ListingFilter;
  counts: Partial<Record<ListingFilter, number | string>>;
  onChange: (filter: ListingFilter) => void;
}): ReactNode {
  return (
    <fieldset className="chip-row">
      <legend className="sr-only">Category</legend>
      {LISTING_FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          className="chip"
          aria-pressed={filter === value}
          onClick={() => onChange(filter)}
        >
          {filter}
          <span className="chip-count figures">{counts[filter]}</span>
        </button>
      ))}
    </fieldset>
  );
}
