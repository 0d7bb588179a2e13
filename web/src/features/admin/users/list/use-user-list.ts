import { useCallback, useEffect, useState } from 'react';
import type { UsersPage } from '@reef/domain/accounts/account-calls';
import { useDebouncedText } from '#features/admin/use-debounced-text.ts';
import { fetchUsers, type UserTab } from './user-list-calls.ts';

/** The position in the list: the cursors of the visited pages, the shown one's last. */
type Place = { tab: UserTab; search: string; cursors: readonly (string | null)[] };

const START: Place = { tab: 'all', search: '', cursors: [null] };

/**
 * The requested page, as far as it is known. An older page stays visible while a newer one loads.
 */
type Known = { page: UsersPage | null; problem: { title: string; message: string } | null };

/** The user list as its screen needs it. */
export type UserList = Known & {
  tab: UserTab;
  /** As typed; searched for once typing pauses. */
  search: string;
  isBusy: boolean;
  /** 1 for the first page. */
  pageNumber: number;
  hasNext: boolean;
  setTab: (tab: UserTab) => void;
  setSearch: (search: string) => void;
  next: () => void;
  previous: () => void;
  /** Loads the shown page again. */
  refresh: () => void;
};

/** Requests a page; an answer that comes after a newer request is dropped. */
function usePage(place: Place, round: number): Known & { isBusy: boolean } {
  const { tab, search } = place;
  const cursor = place.cursors.at(-1) ?? null;
  const asked = JSON.stringify([tab, search, cursor, round]);
  const [answered, setAnswered] = useState('');
  const [known, setKnown] = useState<Known>({ page: null, problem: null });
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const fetched = await fetchUsers({ tab, search, cursor });
      if (!isCurrent) return;
      setKnown(
        fetched.ok ? { page: fetched.page, problem: null } : { page: null, problem: fetched },
      );
      setAnswered(asked);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [tab, search, cursor, asked]);
  return { ...known, isBusy: answered !== asked };
}

/** The user list (USER-01): a tab, a search, one page at a time. */
export function useUserList(): UserList {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(START);
  const [round, setRound] = useState(0);
  const debounced = useDebouncedText(typed);
  if (debounced !== place.search) setPlace({ ...place, search: debounced, cursors: [null] });
  const { page, problem, isBusy } = usePage(place, round);
  const nextCursor = page?.next_cursor ?? null;
  const refresh = useCallback(() => setRound((present) => present + 1), []);
  return {
    page,
    problem,
    isBusy,
    tab: place.tab,
    search: typed,
    pageNumber: place.cursors.length,
    hasNext: nextCursor !== null,
    setTab: (tab) => setPlace((present) => ({ ...present, tab, cursors: [null] })),
    setSearch: setTyped,
    next: () => setPlace((present) => ({ ...present, cursors: [...present.cursors, nextCursor] })),
    previous: () => setPlace((present) => ({ ...present, cursors: present.cursors.slice(0, -1) })),
    refresh,
  };
}
