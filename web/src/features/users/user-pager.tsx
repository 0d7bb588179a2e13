import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { USERS_PER_PAGE } from './user-list-calls.ts';
import type { UserList } from './use-user-list.ts';

const FIGURES = new Intl.NumberFormat('en-US');

function total({ page, tab }: UserList): number {
  if (page === null) return 0;
  const { all, admins, users } = page.counts;
  return { all, admin: admins, user: users }[tab];
}

/** Which of how many users are shown: `1–25 of 20,004`, or how many a search found. */
export function rangeWords(list: UserList): string {
  const { page, search, pageNumber, hasNext } = list;
  if (page === null) return '';
  const shown = page.users.length;
  if (search.trim() !== '') {
    const where = pageNumber > 1 || hasNext ? `, page ${pageNumber}` : '';
    return `${FIGURES.format(shown)} found${where}`;
  }
  if (shown === 0) return 'None';
  const first = (pageNumber - 1) * USERS_PER_PAGE + 1;
  const numbers = [first, first + shown - 1, total(list)].map((n) => FIGURES.format(n));
  return `${numbers[0]}–${numbers[1]} of ${numbers[2]}`;
}

/** How many are shown, told to screen readers too, and the way to the pages before and after. */
export function UserPager({ list }: { list: UserList }): ReactNode {
  const hasPages = list.pageNumber > 1 || list.hasNext;
  return (
    <nav
      aria-label="Pages of users"
      className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-3"
    >
      <output className="figures text-sm text-haze">{list.isBusy ? '' : rangeWords(list)}</output>
      {hasPages && (
        <div className="flex gap-2">
          <Button
            kind="secondary"
            disabled={list.pageNumber === 1 || list.isBusy}
            onClick={list.previous}
          >
            <ChevronLeftIcon className="size-4" />
            Previous
          </Button>
          <Button kind="secondary" disabled={!list.hasNext || list.isBusy} onClick={list.next}>
            Next
            <ChevronRightIcon className="size-4" />
          </Button>
        </div>
      )}
    </nav>
  );
}
