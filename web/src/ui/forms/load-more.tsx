import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** The button below a list with more items. While more is loading it stays, and takes no press. */
export function LoadMore({
  isReadingOn,
  className,
  onMore,
}: {
  isReadingOn: boolean;
  className?: string;
  onMore: () => void;
}): ReactNode {
  return (
    <Button kind="secondary" className={className} disabled={isReadingOn} onClick={onMore}>
      {isReadingOn ? 'Looking further…' : 'Load more'}
    </Button>
  );
}
