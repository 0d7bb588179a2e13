import { useCallback, useState, type ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { PlusIcon } from '#ui/layout/icons.tsx';
import { TabBar, tabPanelProps } from '#ui/layout/tab-bar.tsx';
import { CreateUserDialog } from '#features/admin/users/edit/create-user-dialog.tsx';
import { EditUserDialog } from '#features/admin/users/edit/edit-user-dialog.tsx';
import { OrderHistoryDialog } from '#features/admin/users/edit/order-history-dialog.tsx';
import '#features/admin/users/users.css';
import { useAdminChanges } from '#features/admin/users/edit/use-admin-changes.ts';
import { useChosenUser } from '#features/admin/users/edit/use-chosen-user.ts';
import { useUserList, type UserList } from './use-user-list.ts';
import { UserPager } from './user-pager.tsx';
import { UserResults } from './user-results.tsx';
import { UserSearch } from './user-search.tsx';

const TABS_ID = 'users';

function tabsOf({ page }: UserList) {
  return [
    { value: 'all', label: 'All', count: page?.counts.all ?? null },
    { value: 'admin', label: 'Admins', count: page?.counts.admins ?? null },
    { value: 'user', label: 'Users', count: page?.counts.users ?? null },
  ] as const;
}

/** Keeps the last user, so that a dialog still shows them while it closes. */
function useLastShown(userId: string | null): string | null {
  const [last, setLast] = useState(userId);
  if (userId !== null && userId !== last) setLast(userId);
  return userId ?? last;
}

function UserDialogs({ onChanged }: { onChanged: () => void }): ReactNode {
  const { userId, view, open, close } = useChosenUser();
  const shown = useLastShown(userId);
  if (shown === null) return null;
  const isOpen = userId !== null;
  return (
    <>
      <EditUserDialog
        userId={shown}
        isOpen={isOpen && view === 'edit'}
        onOrders={() => open(shown, 'orders')}
        onChanged={onChanged}
        onClose={close}
      />
      <OrderHistoryDialog
        userId={shown}
        isOpen={isOpen && view === 'orders'}
        onEdit={() => open(shown, 'edit')}
        onClose={close}
      />
    </>
  );
}

/** The user list with all its actions (USER-01 to USER-09). */
export function UsersSection(): ReactNode {
  const list = useUserList();
  const { open } = useChosenUser();
  const edit = useCallback((id: string) => open(id, 'edit'), [open]);
  const showOrders = useCallback((id: string) => open(id, 'orders'), [open]);
  const [isCreating, setIsCreating] = useState(false);
  useAdminChanges(list.refresh);
  return (
    <section aria-label="Users">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <TabBar
          id={TABS_ID}
          label="Which users"
          className="w-full max-sm:gap-1.5 sm:w-auto max-sm:[&_.tab]:grow max-sm:[&_.tab]:px-3"
          value={list.tab}
          items={tabsOf(list)}
          onChange={list.setTab}
        />
        <div className="flex w-full flex-col-reverse gap-3 sm:flex-row lg:w-auto">
          <UserSearch value={list.search} onChange={list.setSearch} />
          <Button className="flex-none" onClick={() => setIsCreating(true)}>
            <PlusIcon className="size-4.5" />
            Create User
          </Button>
        </div>
      </div>
      <div {...tabPanelProps(TABS_ID, list.tab)} className="mt-6">
        <UserResults list={list} onEdit={edit} onOrders={showOrders} />
        <UserPager list={list} />
      </div>
      <CreateUserDialog
        isOpen={isCreating}
        onCreated={list.refresh}
        onClose={() => setIsCreating(false)}
      />
      <UserDialogs onChanged={list.refresh} />
    </section>
  );
}
