import { memo, type ReactNode } from 'react';
import type { UserWithRoles } from '@reef/domain/accounts/account-calls';
import { Button } from '#ui/forms/button.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { EmailBadge, AccountBadges, UserSign } from './user-badges.tsx';
import { fullName, initials } from '#features/admin/users/format-user-name.ts';
import { formatDate } from '#ui/format-date.ts';

/** The actions on a user of the list. */
export type UserRowActions = {
  onEdit: (userId: string) => void;
  onOrders: (userId: string) => void;
};

function NameCell({ user }: { user: UserWithRoles }): ReactNode {
  const name = fullName(user);
  return (
    <div className="flex items-center gap-3">
      <UserSign letters={initials(user)} />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere text-foam">
          {name === '' ? 'No name yet' : name}
        </p>
        <p className="text-sm break-all text-haze">{user.email}</p>
      </div>
    </div>
  );
}

function RowActions({
  user,
  onEdit,
  onOrders,
}: { user: UserWithRoles } & UserRowActions): ReactNode {
  return (
    <div className="flex justify-end gap-2">
      <Button kind="ghost" size="small" onClick={() => onOrders(user.user_id)}>
        Orders
        <span className="sr-only"> of {user.email}</span>
      </Button>
      <Button kind="secondary" size="small" onClick={() => onEdit(user.user_id)}>
        Edit
        <span className="sr-only"> {user.email}</span>
      </Button>
    </div>
  );
}

function Row({ user, onEdit, onOrders }: { user: UserWithRoles } & UserRowActions): ReactNode {
  return (
    <tr ref={passFocusOn}>
      <th scope="row">
        <NameCell user={user} />
      </th>
      <td>
        <StatusBadge status={user.role} />
      </td>
      <td>
        <div className="flex flex-wrap gap-1.5">
          <AccountBadges user={user} />
        </div>
      </td>
      <td>
        <EmailBadge isVerified={user.email_verified} />
      </td>
      <td className="figures text-sm whitespace-nowrap">{formatDate(new Date(user.created_at))}</td>
      <td>
        <RowActions user={user} onEdit={onEdit} onOrders={onOrders} />
      </td>
    </tr>
  );
}

/** The users if there is room: a table with a sticky head; rendered once per page. */
export const UserTable = memo(function UserTable({
  users,
  onEdit,
  onOrders,
}: { users: readonly UserWithRoles[] } & UserRowActions): ReactNode {
  return (
    <table className="desk-table user-table">
      <caption className="sr-only">Users, by e-mail</caption>
      <thead>
        <tr>
          <th scope="col">User</th>
          <th scope="col">Role</th>
          <th scope="col">Status</th>
          <th scope="col">Email</th>
          <th scope="col">Joined</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <Row key={user.user_id} user={user} onEdit={onEdit} onOrders={onOrders} />
        ))}
      </tbody>
    </table>
  );
});
