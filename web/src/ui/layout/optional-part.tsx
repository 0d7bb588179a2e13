import { Suspense, type ReactNode } from 'react';
import { PartErrorBoundary } from './part-error-boundary.tsx';

/**
 * A part that loads after its page and that the page can do without: if it does not load, it is
 * left out.
 * @param placeholder is shown until it is there.
 */
export function OptionalPart({
  placeholder = null,
  children,
}: {
  placeholder?: ReactNode;
  children: ReactNode;
}): ReactNode {
  return (
    <PartErrorBoundary fallback={null}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </PartErrorBoundary>
  );
}
