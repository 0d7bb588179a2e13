import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { focusFirst } from '#ui/layout/pass-focus.ts';
import { isMenuOpen } from '#ui/overlays/open-menu.ts';

/**
 * Moves the focus to the heading, unless the visitor is using something else: a field, a dialog, a
 * menu.
 */
function focusHeading(): void {
  const { activeElement, body } = document;
  if (activeElement !== body || isMenuOpen()) return;
  focusFirst(document, 'main h1', { preventScroll: true });
}

/**
 * How a payment ended, as the whole page: in the document's title, and announced to screen readers.
 */
export function PaymentOutcome(
  outcome: Omit<ComponentProps<typeof EmptyState>, 'heading'>,
): ReactNode {
  useEffect(focusHeading, []);
  return (
    <>
      <PageMeta title={outcome.title} isIndexed={false} />
      <EmptyState {...outcome} heading="h1" />
    </>
  );
}
