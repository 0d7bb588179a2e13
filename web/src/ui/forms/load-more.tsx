import { useCallback, useRef, type ReactNode } from 'react';
import { focusRowAfter, lastRowBefore } from '#ui/layout/pass-focus-on.ts';
import { useKeptCount } from '#ui/routing/use-kept-count.ts';
import { Button } from './button.tsx';

/** A growing part of a list: what to ask for, what to show, and whether there is more. */
export type Pages = {
  /** The most items that are shown. */
  most: number;
  /** The items to ask for: one more than is shown, to know whether there are more. */
  limit: number;
  /** The items to show, of those that came, and of the `unparsed` ones, which are not shown. */
  cut: <T>(found: readonly T[], unparsed: number) => { shown: T[]; hasMore: boolean };
  /** Shows one page more. */
  next: () => void;
};

/**
 * One page of a list at first, and one more with each `next`; back at a history entry, as many as
 * were shown there.
 * @param list its name among the lists of its page.
 */
export function usePages(list: string, size: number): Pages {
  const [most, setMost] = useKeptCount(list, size);
  return {
    most,
    limit: most + 1,
    cut: (found, unparsed) => ({
      shown: found.slice(0, most),
      hasMore: found.length + unparsed > most,
    }),
    next: () => setMost(most + size),
  };
}

/**
 * The button below a list with more items. While more is loading it stays, and takes no press. Once
 * nothing more is there it goes, and its focus goes to the first of the new items.
 */
export function LoadMore({
  isReadingOn = false,
  className,
  label = 'Load more',
  onMore,
}: {
  isReadingOn?: boolean;
  className?: string;
  label?: string;
  onMore: () => void;
}): ReactNode {
  const last = useRef<Element | null>(null);
  const passOn = useCallback((part: HTMLElement | null) => {
    return () => {
      if (part?.contains(document.activeElement) !== true) return;
      setTimeout(() => focusRowAfter(last.current));
    };
  }, []);
  return (
    <span ref={passOn} className="contents">
      <Button
        kind="secondary"
        className={className}
        disabled={isReadingOn}
        onClick={(event) => {
          last.current = lastRowBefore(event.currentTarget);
          onMore();
        }}
      >
        {isReadingOn ? 'Looking further…' : label}
      </Button>
    </span>
  );
}
