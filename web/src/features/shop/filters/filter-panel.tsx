import { useState, type ReactNode } from 'react';
import { readFilters } from '@reef/domain/catalogue/shop/shop-filter';
import { countText } from '@reef/domain/shared/count-text';
import type { AskedShop } from './shop-query.ts';
import type { ChangeShopQuery } from './use-shop-query.ts';
import { useIsWide } from '#platform/device/viewport.ts';
import { Button } from '#ui/forms/button.tsx';
import { afterPaint } from '#browser/paint.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { FilterChoices } from './filter-choices.tsx';
import type { NarrowedShop } from './filter-narrow.ts';
import './filters.css';

/**
 * The present number of listings. The sheet reads it out itself: a dialog hides the number above
 * the cards from screen readers.
 */
function Found({ as: Tag, narrowed }: { as: 'output' | 'p'; narrowed: NarrowedShop }): ReactNode {
  return (
    <Tag className="text-sm text-haze">{`${countText(narrowed.total, 'listing')}${narrowed.note}`}</Tag>
  );
}

type AskForFilters = (filters: string, options?: { replace: boolean }) => void;

/**
 * The chosen filters, at once; the address and all that follows from it change after the next
 * paint, because the cards take longer than a press may wait.
 * @param filters of the address.
 */
function useChosen(filters: string, onChange: ChangeShopQuery): [string, AskForFilters] {
  const [chosen, setChosen] = useState<{ over: string; filters: string } | null>(null);
  // It is valid until the address has changed, by this choice or in another way, such as going
  // back.
  if (chosen !== null && chosen.over !== filters) setChosen(null);
  const ask: AskForFilters = (asked, options) => {
    setChosen({ over: filters, filters: asked });
    void afterPaint().then(() => onChange({ filters: asked }, options));
  };
  return [chosen?.filters ?? filters, ask];
}

/** The filters (FIT-05): a panel above the cards on a desktop, a sheet on a phone. */
export function FilterPanel({
  query,
  narrowed,
  isOpen,
  onChange,
  onClose,
}: {
  query: AskedShop;
  narrowed: NarrowedShop;
  isOpen: boolean;
  onChange: ChangeShopQuery;
  onClose: () => void;
}): ReactNode {
  const isWide = useIsWide();
  const [chosen, ask] = useChosen(query.filters, onChange);
  const choices = (
    <FilterChoices
      filters={readFilters(new URLSearchParams(chosen))}
      category={query.category}
      narrowed={narrowed}
      onChange={ask}
    />
  );
  const clear = (
    <Button kind="ghost" disabled={chosen === ''} onClick={() => ask('')}>
      Clear all
    </Button>
  );
  if (!isWide) {
    return (
      <Dialog
        isOpen={isOpen}
        title="Filters"
        onClose={onClose}
        actions={
          <div className="grid gap-3">
            <Found as="output" narrowed={narrowed} />
            <div className="flex items-center justify-between gap-3">
              {clear}
              <Button onClick={onClose}>{`Show ${narrowed.total}`}</Button>
            </div>
          </div>
        }
      >
        {choices}
      </Dialog>
    );
  }
  if (!isOpen) return null;
  return (
    <section aria-label="Filters" className="filter-panel surface">
      {choices}
      <div className="filter-foot">
        <Found as="p" narrowed={narrowed} />
        {clear}
      </div>
    </section>
  );
}
