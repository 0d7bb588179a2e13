import { Component, Suspense, type ReactNode } from 'react';

type Props = { fallback: ReactNode; children: ReactNode };

/** A net under one piece of the page: where it cannot be drawn or loaded, the page stays. */
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
 * A piece that comes after its page and that the page can do without: one that does not load is left out.
 * @param placeholder what stands in its place until it is there.
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
