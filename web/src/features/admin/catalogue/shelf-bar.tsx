import type { ReactNode } from 'react';
import { SHELVES, type Shelf } from './content-params.ts';

/** The filter buttons with their counts (CPM-01); a count that is not known yet has its place. */
export function ShelfBar({
  value,
  counts,
  onChange,
}: {
  value: Shelf;
  counts: Partial<Record<Shelf, number | string>>;
  onChange: (shelf: Shelf) => void;
}): ReactNode {
  return (
    <fieldset className="chip-row">
      <legend className="visually-hidden">Category</legend>
      {SHELVES.map((shelf) => (
        <button
          key={shelf}
          type="button"
          className="chip"
          aria-pressed={shelf === value}
          onClick={() => onChange(shelf)}
        >
          {shelf}
          <span className="chip-count figures">{counts[shelf]}</span>
        </button>
      ))}
    </fieldset>
  );
}
