import type { ReactNode } from 'react';
import { LinkButton } from '#ui/forms/button.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { passFocusInDialog } from './pass-focus-in-dialog.ts';

/** In the place of the order, if its last line was sold out meanwhile. */
export default function NothingLeft({ onLeave }: { onLeave: () => void }): ReactNode {
  return (
    <div ref={passFocusInDialog}>
      <EmptyState
        title="Your cart is empty"
        action={
          <LinkButton to="/shop" onClick={onLeave}>
            Continue Shopping
          </LinkButton>
        }
      />
    </div>
  );
}
