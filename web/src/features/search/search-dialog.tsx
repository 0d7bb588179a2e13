import {
  Combobox,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Dialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product } from '@reef/domain/catalogue/product';
import { useFit } from '#state/fit/fit.ts';
import { useWholeCatalogue } from '#state/catalogue/catalogue.ts';
import { keepLoading } from '#platform/device/online.ts';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { InputLeftByTab } from '#ui/forms/input-left-by-tab.tsx';
import { CloseIcon, SearchIcon } from '#ui/layout/icons.tsx';
import { takeLetters } from './early-letters.ts';
import { HitOption, ProductOption } from './hit-option.tsx';
import type * as SearchIndex from './search-index.ts';
import { productHitId, type Hit, type HitGroup } from './group-hits.ts';
import { type LookedThrough, searchNote } from './search-note.ts';
import { useCloseRequest } from '#ui/overlays/use-close-request.ts';
import { OverlayLifecycle } from '#ui/overlays/overlay-lifecycle.tsx';
import { useFocusReturn } from '#ui/overlays/use-focus-return.ts';
import './search.css';

/**
 * On touch screens Headless UI does not move the focus, but a search box is there to be typed in;
 * it takes the focus once the window is in the document.
 */
const SETTLE_MS = 50;

type Index = typeof SearchIndex;

type Loaded = { index: Index | null; phase: LookedThrough['guides'] };

/** The index is a chunk of its own; the box can be used before it has loaded. */
function useIndex(): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ index: null, phase: 'loading' });
  useEffect(() => {
    let isWanted = true;
    const take = (next: Loaded) => {
      if (isWanted) setLoaded(next);
    };
    const load = async () => {
      const onFailure = () => take({ index: null, phase: 'error' });
      const index = await keepLoading(() => import('./search-index.ts'), onFailure);
      take({ index, phase: 'ready' });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, []);
  return loaded;
}

/** What a query finds, its products by the ids of their hits, and what was searched. */
type Results = {
  groups: HitGroup[];
  products: ReadonlyMap<string, Product>;
  looked: LookedThrough;
};

function useResults(query: string): Results {
  const { index, phase: guides } = useIndex();
  const { products, phase, part } = useWholeCatalogue();
  const listed = useMemo(() => index?.productIndex(products) ?? null, [index, products]);
  const byHit = useMemo(
    () => new Map(products.map((product) => [productHitId(product.id), product])),
    [products],
  );
  const groups = useMemo((): HitGroup[] => {
    if (index === null || listed === null) return [];
    if (query.trim() === '')
      return [{ kind: 'page', title: 'Good places to start', hits: [...index.SUGGESTIONS] }];
    return index.searchAll(query, listed);
  }, [index, listed, query]);
  // The listings last known can be searched without an answer.
  const shop = products.length > 0 && part === null ? 'ready' : phase;
  return { groups, products: byHit, looked: { guides, shop } };
}

function Group({
  group,
  query,
  products,
}: {
  group: HitGroup;
  query: string;
  products: Results['products'];
}): ReactNode {
  const id = useId();
  const fit = useFit();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a listbox has no element for groups
    <div role="group" aria-labelledby={id}>
      <p id={id} role="presentation" className="search-group-title">
        {group.title}
      </p>
      {group.hits.map((hit) => {
        const product = products.get(hit.id);
        return (
          <ComboboxOption key={hit.id} value={hit} className="search-hit">
            {product === undefined ? (
              <HitOption hit={hit} query={query} />
            ) : (
              <ProductOption
                product={product}
                query={query}
                verdict={fit?.judge(product).verdict ?? null}
              />
            )}
          </ComboboxOption>
        );
      })}
    </div>
  );
}

function ResultList({ query }: { query: string }): ReactNode {
  const { groups, products, looked } = useResults(query);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const note = searchNote(query, count, looked);
  return (
    <>
      <ComboboxOptions static modal={false} className="search-results" aria-label="Results">
        {groups.map((group) => (
          <Group key={group.kind} {...{ group, query, products }} />
        ))}
      </ComboboxOptions>
      <p className={note.isSeen ? 'search-none' : 'sr-only'} aria-live="polite">
        {note.words}
      </p>
    </>
  );
}

/** Search over guides, glossary and products, by keyboard first (NAV-06). */
export default function SearchDialog({
  isOpen,
  onClose,
}: {
  isOpen: boolean;
  onClose: () => void;
}): ReactNode {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const giveFocusBack = useFocusReturn(isOpen);
  useCloseRequest(isOpen, onClose);
  const go = (hit: Hit | null) => {
    if (hit === null) return;
    onClose();
    void navigate(hit.path);
  };
  return (
    <Dialog open={isOpen} onClose={onClose} initialFocus={input} className="relative z-50">
      <DialogBackdrop transition className="scrim" />
      <div className="search-frame">
        <DialogPanel transition className="panel search-panel">
          <OverlayLifecycle
            onMount={() =>
              setTimeout(() => {
                input.current?.focus();
                const early = takeLetters();
                setQuery((typed) => early + typed);
              }, SETTLE_MS)
            }
            onUnmount={() => {
              setQuery('');
              giveFocusBack();
            }}
          />
          <DialogTitle className="sr-only">Search</DialogTitle>
          <Combobox value={null} onChange={go}>
            <div className="search-dialog-head">
              <SearchIcon className="size-5 flex-none text-lumen" />
              <ComboboxInput
                as={InputLeftByTab}
                ref={input}
                aria-label="Search guides, glossary and products"
                className="search-dialog-input"
                placeholder="Search guides, words and animals"
                autoComplete="off"
                enterKeyHint="go"
                value={query}
                // When the list closes, the box keeps what was typed.
                displayValue={() => query}
                onChange={(event) => setQuery(event.target.value)}
                onKeyDown={(event) => {
                  // By default, the list would close first and the window stay.
                  if (event.key === 'Escape') onClose();
                }}
              />
              <IconButton label="Close" onClick={onClose}>
                <CloseIcon />
              </IconButton>
            </div>
            <ResultList query={query} />
          </Combobox>
          <p className="search-keys" aria-hidden="true">
            <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>↵</kbd> open <kbd>Esc</kbd> close
          </p>
        </DialogPanel>
      </div>
    </Dialog>
  );
}
