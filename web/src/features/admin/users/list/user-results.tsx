import type { ReactNode } from 'react';
import { useIsLate } from '#platform/data/live/use-is-late.ts';
import { useIsWide } from '#platform/device/viewport.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { UserIcon } from '#ui/layout/icons.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import type { UserList } from './use-user-list.ts';
import { UserCards } from './user-cards.tsx';
import { UserTable, type UserRowActions } from './user-table.tsx';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];

function Waiting(): ReactNode {
  return (
    <div className="grid gap-3">
      <span className="sr-only">Loading users…</span>
      {PLACES.map((place) => (
        <Skeleton key={place} className="h-38 w-full rounded-lg lg:h-18" />
      ))}
    </div>
  );
}

function Nobody({ list }: { list: UserList }): ReactNode {
  const isSearch = list.search.trim() !== '';
  return (
    <EmptyState
      icon={<UserIcon className="size-8" />}
      title={isSearch ? 'No users match your search' : 'No users here'}
      text={
        isSearch
          ? 'Each word you type must be part of the email, the first name, the last name or the role.'
          : 'Accounts appear here as soon as they are made.'
      }
    />
  );
}

/**
 * An answer that takes longer than this dims the present page, in milliseconds. Dimming at once
 * would render the whole table before the press shows.
 */
const LATE_MS = 300;

/** The users of the requested page, or why there are none (USER-01, USER-09). */
export function UserResults({ list, ...actions }: { list: UserList } & UserRowActions): ReactNode {
  const isWide = useIsWide();
  const { page, problem, isBusy } = list;
  const isLate = useIsLate(isBusy, LATE_MS);
  if (problem !== null) {
    return <ErrorState message={problem.title} text={problem.message} onRetry={list.refresh} />;
  }
  if (page === null) return <Waiting />;
  if (page.users.length === 0 && !list.hasNext) return <Nobody list={list} />;
  return (
    <div className={isLate ? 'is-stale' : undefined} aria-busy={isBusy}>
      {isWide ? (
        <Card>
          <UserTable users={page.users} {...actions} />
        </Card>
      ) : (
        <UserCards users={page.users} {...actions} />
      )}
    </div>
  );
}
