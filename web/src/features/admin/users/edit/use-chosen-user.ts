import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSearchParams } from '#ui/routing/use-search-params.ts';

/** The open dialog about a user. */
export type UserView = 'edit' | 'orders';

const OPENED_HERE = { openedHere: true };

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

/**
 * The user whose dialog is open, stored in the address: `?user=` opens the edit dialog (USER-01),
 * `&view=orders` the order history. So it can be linked to, and the back button closes it.
 */
export function useChosenUser() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const userId = params.get('user');
  const view: UserView = params.get('view') === 'orders' ? 'orders' : 'edit';
  const isFirst = userId === null;
  const open = useCallback(
    (id: string, wanted: UserView) => {
      const query = new URLSearchParams({ user: id, ...(wanted === 'orders' && { view: wanted }) });
      void navigate(`${pathname}?${query}`, {
        state: isFirst ? OPENED_HERE : state,
        // Going from one dialog to the other is one history entry, so that one step back closes
        // both.
        replace: !isFirst,
      });
    },
    [navigate, pathname, isFirst, state],
  );
  const close = useCallback(() => {
    // An answer may come when the dialog has been left: another page stays.
    const address = window.location;
    const shown = new URLSearchParams(address.search).get('user');
    if (address.pathname !== pathname || shown !== userId) return;
    if (wasOpenedHere(state)) void navigate(-1);
    else void navigate(pathname, { replace: true });
  }, [navigate, pathname, state, userId]);
  return { userId, view, open, close };
}
