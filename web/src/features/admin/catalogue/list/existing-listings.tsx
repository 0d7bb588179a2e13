import { useCallback, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { findListings } from '@reef/domain/catalogue/listing-search';
import type { Product } from '@reef/domain/catalogue/product';
import { countText } from '@reef/domain/shared/count-text';
import type { LiveList } from '#platform/data/live/live-query.ts';
import { type ConfirmedPhase, useConfirmedPhase } from '#platform/data/live/device-copy.ts';
import { useIsLate } from '#platform/data/live/use-is-late.ts';
import { useIsWide } from '#platform/device/viewport.ts';
import { useStore } from '#platform/store.ts';
import { createDraft } from '#state/session/user-draft.ts';
import { Button } from '#ui/forms/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { afterPress } from '#features/admin/after-press.ts';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { OfflineIcon, SearchIcon } from '#ui/layout/icons.tsx';
import { LoadMore } from '#ui/forms/load-more.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { useKeptCount } from '#ui/routing/use-kept-count.ts';
import { CATALOGUE_MESSAGES } from '#features/admin/catalogue/catalogue-messages.ts';
import type { ListingFilter } from '#features/admin/catalogue/content-params.ts';
import { EmptyListings, type ProductFilter } from './empty-listings.tsx';
import { EditProductDialog } from '#features/admin/catalogue/edit/edit-product-dialog.tsx';
import { ProductCards } from './product-cards.tsx';
import { TableTools } from '#features/admin/catalogue/table/table-tools.tsx';
import { beginEdit, dropEdit } from '#features/admin/catalogue/edit/product-edits.ts';
import { ProductTable } from './product-table.tsx';
import { deleteProduct } from '#features/admin/catalogue/product-writes.ts';

/** Rows rendered at first, and more with each press: a page of 1,000 rows renders slowly. */
const STEP = 60;

/** The search text, kept while a product's page is open. */
const listingSearch = createDraft('');

const LOAD_FAILED = 'The products could not be loaded.';

/**
 * Deletes a product, after a question; the same function at every render, so that the rows are
 * memoized.
 */
function useDelete(): (product: Product) => void {
  const confirm = useConfirm();
  const toast = useToast();
  return useCallback(
    (product) => {
      const remove = async () => {
        const isSure = await confirm({
          title: CATALOGUE_MESSAGES.deleteQuestion,
          text: product.name,
          confirmLabel: 'Delete',
          isDangerous: true,
        });
        if (!isSure) return;
        const outcome = await deleteProduct(product.id);
        if (outcome.ok) {
          dropEdit(product.id);
          toast({ title: CATALOGUE_MESSAGES.deleted, tone: 'success' });
        } else {
          toast({ title: CATALOGUE_MESSAGES.deleteFailed, text: outcome.message, tone: 'error' });
        }
      };
      void remove();
    },
    [confirm, toast],
  );
}

function Shown({
  list,
  products,
  onEdit,
}: {
  /** What the list was filtered by. */
  list: string;
  products: readonly Product[];
  onEdit: (product: Product) => void;
}): ReactNode {
  const isWide = useIsWide();
  const onDelete = useDelete();
  const [shownCount, setShownCount] = useKeptCount(list, STEP);
  const shown = products.slice(0, shownCount);
  const handlers = { onEdit, onDelete };
  return (
    <>
      {isWide ? (
        <Card>
          <ProductTable products={shown} {...handlers} />
        </Card>
      ) : (
        <ProductCards products={shown} {...handlers} />
      )}
      {shown.length < products.length && (
        <div className="mt-6 text-center">
          <LoadMore
            label={`Show more (${products.length - shown.length})`}
            onMore={() => setShownCount(shownCount + STEP)}
          />
        </div>
      )}
    </>
  );
}

function NothingFound({
  search,
  isWhole,
  onClear,
}: {
  search: string;
  isWhole: boolean;
  onClear: () => void;
}): ReactNode {
  return (
    <EmptyState
      icon={<SearchIcon className="size-8" />}
      title={`Nothing here is found by “${search.trim()}”`}
      text={
        isWhole
          ? 'Try a shorter word, or another category.'
          : 'Only the listings that this device has kept were looked at.'
      }
      action={
        <Button kind="secondary" onClick={onClear}>
          Clear the search
        </Button>
      }
    />
  );
}

/** The part above the list: the search, a new listing, export and import. */
function ListTools({
  products,
  tools,
  search,
  onSearch,
  onAdd,
}: {
  tools: RefObject<HTMLDivElement | null>;
  /** All products; null until the server has sent them. */
  products: readonly Product[] | null;
  search: string;
  onSearch: (search: string) => void;
  onAdd: () => void;
}): ReactNode {
  return (
    <div ref={tools} className="grid items-end gap-3 lg:grid-cols-[1fr_auto_auto]">
      <TextField
        label="Search listings"
        isLabelHidden
        type="search"
        placeholder="Name, category or description"
        autoComplete="off"
        value={search}
        onChange={onSearch}
      />
      <TableTools products={products} />
      <Button onClick={onAdd}>New listing</Button>
    </div>
  );
}

/** Says that listings may be missing, once the server has been silent for a while. */
function PartNote({ isWhole }: { isWhole: boolean }): ReactNode {
  const isLate = useIsLate(!isWhole);
  return (
    <output className="block empty:hidden">
      {isLate && (
        <span className="note note-info">
          <OfflineIcon className="size-5 flex-none" />
          <span>
            From this device; there may be more, and newer ones. You can export and import once the
            shop has sent all of them.
          </span>
        </span>
      )}
    </output>
  );
}

/** A filter that finds no listing: there is none, or none is known yet. */
function Without({
  phase,
  filter,
  onRetry,
  onFilter,
  onAdd,
}: {
  phase: ConfirmedPhase;
  filter: ProductFilter;
  onRetry: () => void;
  onFilter: (filter: ListingFilter) => void;
  onAdd: () => void;
}): ReactNode {
  if (phase === 'loading') return <Skeleton className="h-96 w-full" />;
  if (phase === 'error') return <ErrorState message={LOAD_FAILED} onRetry={onRetry} />;
  return <EmptyListings filter={filter} onFilter={onFilter} onAdd={onAdd} />;
}

/** The products that a filter finds, archived ones too, live (CPM-02, CPM-03). */
export function ExistingListings({
  filter,
  list,
  onFilter,
  onAdd,
}: {
  filter: ProductFilter;
  list: LiveList<Product> & { retry: () => void };
  onFilter: (filter: ListingFilter) => void;
  /** Leads to the form of a new listing. */
  onAdd: () => void;
}): ReactNode {
  const [edited, setEdited] = useState<Product | null>(null);
  const edit = useCallback((product: Product) => {
    beginEdit(product);
    afterPress(() => setEdited(product));
  }, []);
  const search = useStore(listingSearch);
  const tools = useRef<HTMLDivElement>(null);
  // A thousand texts are not searched again when a dialog opens.
  const { filtered, found } = useMemo(() => {
    const products = list.items.filter(({ category }) => filter === 'All' || category === filter);
    return { filtered: products, found: findListings(products, search) };
  }, [list.items, filter, search]);
  const phase = useConfirmedPhase({ ...list, items: filtered });
  const isWhole = !list.isFromCache;
  const isNothing = found.length === 0;
  if (list.phase === 'loading') return <Skeleton className="h-96 w-full" />;
  if (list.phase === 'error') return <ErrorState message={LOAD_FAILED} onRetry={list.retry} />;
  return (
    <>
      <ListTools
        tools={tools}
        products={isWhole ? list.items : null}
        search={search}
        onSearch={listingSearch.set}
        onAdd={onAdd}
      />
      <PartNote isWhole={isWhole} />
      {/* Always there, so that what a search or a filter finds is read out. */}
      <output className="sr-only">{phase === 'ready' && countText(found.length, 'listing')}</output>
      {filtered.length === 0 && (
        <Without {...{ phase, filter, onFilter, onAdd }} onRetry={list.retry} />
      )}
      {filtered.length > 0 && isNothing && (
        <NothingFound
          search={search}
          isWhole={isWhole}
          onClear={() => {
            listingSearch.set('');
            tools.current?.querySelector('input')?.focus();
          }}
        />
      )}
      {!isNothing && <Shown list={`${filter} ${search}`} products={found} onEdit={edit} />}
      {edited !== null && (
        <EditProductDialog
          key={edited.id}
          id={edited.id}
          live={list.items.find((product) => product.id === edited.id) ?? null}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
