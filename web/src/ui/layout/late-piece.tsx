import { Suspense, type ReactNode } from 'react';
import { PieceBoundary } from './piece-boundary.tsx';

/**
 * A part that loads after its page and that the page can do without: if it does not load, it is
 * left out.
 * @param placeholder is shown until it is there.
 */
export function LatePiece({
  placeholder = null,
  children,
}: {
  placeholder?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <PieceBoundary fallback={null}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </PieceBoundary>
  );
}
