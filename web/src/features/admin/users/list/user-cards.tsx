import { memo, type ReactNode } from 'react';
import type { UserWithRoles } from '@reef/domain/accounts/account-calls';
import { Button } from '#ui/forms/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { passFocusOn } from '#ui/layout/pass-focus-on.ts';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { EmailBadge, AccountBadges, UserSign } from './user-badges.tsx';
import type { UserRowActions } from './user-table.tsx';
import { fullName, initials } from '#features/admin/users/format-user-name.ts';
import { formatDate } from '#ui/format-date.ts';

function UserCard({ user, onEdit, onOrders }: { user: UserWithRoles } & UserRowActions): ReactNode {
  const name = fullName(user);
  return (
    <Card as="li" className="flex flex-col p-4">
      <div className="flex items-center gap-3">
        <UserSign letters={initials(user)} />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere text-foam">
            {name === '' ? 'No name yet' : name}
          </p>
          <p className="text-sm break-all text-haze">{user.email}</p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-1.5">
        <StatusBadge status={user.role} />
        <AccountBadges user={user} />
        <EmailBadge isVerified={user.email_verified} />
      </div>
      <p className="figures mt-2.5 text-xs text-haze">
        Joined {formatDate(new Date(user.created_at))}
      </p>
      <div ref={passFocusOn} className="mt-auto grid grid-cols-2 gap-2 pt-3">
        <Button kind="ghost" onClick={() => onOrders(user.user_id)}>
          Orders
          <span className="sr-only"> of {user.email}</span>
        </Button>
        <Button kind="secondary" onClick={() => onEdit(user.user_id)}>
          Edit
          <span className="sr-only"> {user.email}</span>
        </Button>
      </div>
    </Card>
  );
}

/** The users on small screens: cards with buttons for a thumb; rendered once per page. */
export const UserCards = memo(function UserCards({
  users,
  onEdit,
  onOrders,
}: { users: readonly UserWithRoles[] } & UserRowActions): ReactNode {
  return (
    <ul aria-label="Users, by e-mail" className="grid gap-3 sm:grid-cols-2">
      {users.map((user) => (
        <UserCard key={user.user_id} user={user} onEdit={onEdit} onOrders={onOrders} />
      ))}
    </ul>
  );
});
