import { Component, Suspense, type ReactNode } from 'react';

type Props = { fallback: ReactNode; children: ReactNode };

/**
 * An error boundary for one part of the page: if it cannot be rendered or loaded, the page stays.
 */
export class PieceBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

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
