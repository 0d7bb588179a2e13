import { useState } from 'react';
import type { CartLine } from '@reef/domain/cart/cart-line';
import { cart, cartLines } from '#state/cart/cart-store.ts';
import { sessionHint } from '#platform/session-hint.ts';
import { usePaymentPage } from '#state/checkout/payment-page.ts';
import { useAuth } from '#state/session/session.tsx';

/**
 * What was removed from the cart last: `words` describe it, `at` is the index of its first line.
 */
export type Removal = { words: string; lines: readonly CartLine[]; at: number };

/** What the sheet removes, and how it is put back. */
export type Removals = {
  /** Whose cart it is; null for a guest. */
  userId: string | null;
  /** Null if there is nothing to undo. */
  last: Removal | null;
  /** The id of the line that was put back, which takes the focus; null if none was. */
  backId: string | null;
  remove: (line: CartLine) => void;
  clear: () => void;
  undo: () => void;
  /** Makes the removal final. */
  forget: () => void;
};

/** `paid` names the payment that was known to be paid by then. */
type Noted = Pick<Removals, 'last' | 'backId'> & { userId: string | null; paid: string | null };

const NOTHING: Noted = { last: null, backId: null, userId: null, paid: null };

/** The payment page opened last, if its order took something out of the cart. */
function usePaidSession(): string | null {
  const page = usePaymentPage();
  return page?.end && page.end.state !== 'ended' ? page.sessionId : null;
}

/** The removals while the sheet is open; the last one can be undone. */
export function useRemovals(): Removals {
  const { phase, user } = useAuth();
  // Whose cart is shown (cart-store.ts).
  const userId = phase === 'loading' ? sessionHint() : (user?.uid ?? null);
  const [noted, setNoted] = useState<Noted>(NOTHING);
  const paid = usePaidSession();
  const isPaidSince = paid !== null && paid !== noted.paid;
  // What one user removed must not go into another one's cart, nor what was paid since into any.
  const state = noted.userId === userId && !isPaidSince ? noted : NOTHING;
  const note = (last: Removal) => setNoted({ last, backId: null, userId, paid });
  return {
    ...state,
    userId,
    remove(line) {
      const at = cartLines().findIndex(({ id }) => id === line.id);
      cart.remove(line.id);
      note({ words: `${line.name} removed`, lines: [line], at });
    },
    clear() {
      const lines = cartLines();
      cart.clear();
      note({ words: 'Cart cleared', lines, at: 0 });
    },
    undo() {
      if (state.last === null) return;
      const { lines, at } = state.last;
      cart.restore(lines, at);
      setNoted({ last: null, backId: lines[0]?.id ?? null, userId, paid });
    },
    forget: () => setNoted(NOTHING),
  };
}
