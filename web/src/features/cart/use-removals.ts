import { useState } from 'react';
import type { CartLine } from '@reef/domain/cart/cart-line';
import { cart, cartLines } from '#state/cart/cart-store.ts';

/** What was taken out of the cart last: `words` say it, `at` is the place of the first of its lines. */
export type Removal = { words: string; lines: readonly CartLine[]; at: number };

/** What the sheet takes out, and how it is put back. */
export type Removals = {
  /** Null where there is nothing to undo. */
  last: Removal | null;
  /** The id of the line that was put back, to which the focus goes; null where none was. */
  backId: string | null;
  remove: (line: CartLine) => void;
  clear: () => void;
  undo: () => void;
  /** Leaves what was taken out as it is. */
  forget: () => void;
};

const NOTHING = { last: null, backId: null };

/** The removals of one opening of the sheet; the last can be undone. */
export function useRemovals(): Removals {
  const [state, setState] = useState<Pick<Removals, 'last' | 'backId'>>(NOTHING);
  const note = (last: Removal) => setState({ last, backId: null });
  return {
    ...state,
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
      setState({ last: null, backId: lines[0]?.id ?? null });
    },
    forget: () => setState(NOTHING),
  };
}
