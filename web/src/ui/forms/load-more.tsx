import { useCallback, useRef, type ReactNode } from 'react';
import { focusRowAfter, lastRowBefore } from '#ui/layout/pass-focus-on.ts';
import { Button } from './button.tsx';

/**
 * The button below a list with more items. While more is loading it stays, and takes no press. Once
 * nothing more is there it goes, and its focus goes to the first of the new items.
 */
export function LoadMore({
  isReadingOn,
  className,
  onMore,
}: {
  isReadingOn: boolean;
  className?: string;
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
        {isReadingOn ? 'Looking further…' : 'Load more'}
      </Button>
    </span>
  );
}
