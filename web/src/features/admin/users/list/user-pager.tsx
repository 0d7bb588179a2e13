import { useState, type ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { ChevronRightIcon } from '#ui/layout/icons.tsx';
import { ChevronLeftIcon } from '#ui/layout/later-icons.tsx';
import { USERS_PER_PAGE } from './user-list-calls.ts';
import type { UserList } from './use-user-list.ts';

const FIGURES = new Intl.NumberFormat('en-US');

/** Which of how many users are shown: `1–25 of 20,004`. */
function rangeWords(list: Pick<UserList, 'page' | 'pageNumber'>): string {
  const { page, pageNumber } = list;
  if (page === null) return '';
  if (page.users.length === 0) return 'None';
  const first = (pageNumber - 1) * USERS_PER_PAGE + 1;
  const last = first + page.users.length - 1;
  const [from, to, total] = [first, last, page.total].map((n) => FIGURES.format(n));
  return `${from}–${to} of ${total}`;
}

/**
 * How many users are shown, announced to screen readers too, and buttons for the next and previous
 * page.
 */
export function UserPager({ list }: { list: UserList }): ReactNode {
  const [pressed, setPressed] = useState<'previous' | 'next' | null>(null);
  if (pressed !== null && !list.isBusy) setPressed(null);
  const turn = (to: 'previous' | 'next') => {
    setPressed(to);
    list[to]();
  };
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
            isBusy={pressed === 'previous'}
            disabled={list.pageNumber === 1 || list.isBusy}
            onClick={() => turn('previous')}
          >
            <ChevronLeftIcon className="size-4" />
            Previous
          </Button>
          <Button
            kind="secondary"
            isBusy={pressed === 'next'}
            disabled={!list.hasNext || list.isBusy}
            onClick={() => turn('next')}
          >
            Next
            <ChevronRightIcon className="size-4" />
          </Button>
        </div>
      )}
    </nav>
  );
}
