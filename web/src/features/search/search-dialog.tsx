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
import { useCatalogue } from '#state/catalogue/catalogue.ts';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { CloseIcon, SearchIcon } from '#ui/layout/icons.tsx';
import { takeLetters } from './early-letters.ts';
import { HitOption, ProductOption } from './hit-option.tsx';
import type * as SearchIndex from './search-index.ts';
import { productHitId, type Hit, type HitGroup } from './group-hits.ts';
import { Presence, useFocusReturn } from '#ui/overlays/use-focus-return.ts';
import './search.css';

/**
 * On touch screens Headless UI leaves the focus alone, but a search box is there to be typed in;
 * it takes the focus only once the window has its place in the document.
 */
const SETTLE_MS = 50;

type Index = typeof SearchIndex;

/** The index is a chunk of its own; the box can be typed into before it is there. */
function useIndex(): Index | null {
  const [index, setIndex] = useState<Index | null>(null);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const loaded = await import('./search-index.ts');
      if (isWanted) setIndex(loaded);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, []);
  return index;
}

/** What a query finds, and the products among it by the ids of their hits. */
type Results = { groups: HitGroup[]; products: ReadonlyMap<string, Product>; isReady: boolean };

function useResults(query: string): Results {
  const index = useIndex();
  const { products } = useCatalogue();
  const shop = useMemo(() => index?.productIndex(products) ?? null, [index, products]);
  const byHit = useMemo(
    () => new Map(products.map((product) => [productHitId(product.id), product])),
    [products],
  );
  const groups = useMemo(() => {
    if (index === null || shop === null) return [];
    if (query.trim() === '')
      return [{ title: 'Good places to start', hits: [...index.SUGGESTIONS] }];
    return index.searchAll(query, shop);
  }, [index, shop, query]);
  return { groups, products: byHit, isReady: index !== null };
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
    <div role="group" aria-labelledby={id} className="search-group">
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
  const { groups, products, isReady } = useResults(query);
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const isNothing = isReady && count === 0;
  return (
    <>
      <ComboboxOptions static modal={false} className="search-results" aria-label="Results">
        {groups.map((group) => (
          <Group key={group.title} {...{ group, query, products }} />
        ))}
      </ComboboxOptions>
      <p className={isNothing ? 'search-none' : 'visually-hidden'} aria-live="polite">
        {isNothing && `Nothing found for "${query.trim()}". Try a shorter word.`}
        {count > 0 && query.trim() !== '' && `${count} results`}
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
          <Presence
            onCome={() =>
              setTimeout(() => {
                input.current?.focus();
                const early = takeLetters();
                setQuery((typed) => early + typed);
              }, SETTLE_MS)
            }
            onGone={giveFocusBack}
          />
          <DialogTitle className="visually-hidden">Search</DialogTitle>
          <Combobox onChange={go}>
            <div className="search-dialog-head">
              <SearchIcon className="size-5 flex-none text-lumen" />
              <ComboboxInput
                ref={input}
                aria-label="Search guides, glossary and products"
                className="search-dialog-input"
                placeholder="Search guides, words and animals"
                autoComplete="off"
                enterKeyHint="go"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                onKeyDown={(event) => {
                  // Left to itself, the list would close first and the window stay.
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
