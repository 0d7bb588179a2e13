import type { ReactNode } from 'react';
import type { UserWithRoles } from '@reef/domain/accounts/account-calls';
import type { WaitingProfile } from '@reef/domain/accounts/waiting-profile';
import { Badge } from '#ui/layout/badge.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';

/** A user's avatar with initials. It adds nothing to the name next to it. */
export function UserSign({ letters }: { letters: string }): ReactNode {
  return (
    <span aria-hidden="true" className="user-sign">
      {letters}
    </span>
  );
}

/** Whether an account is active, and whether it may buy. */
export function AccountBadges({
  user: { account_status: status, can_make_purchases: canBuy, opens_on_confirmation: opens },
}: {
  user: Pick<UserWithRoles, 'account_status' | 'can_make_purchases'> &
    Pick<WaitingProfile, 'opens_on_confirmation'>;
}): ReactNode {
  return (
    <>
      <StatusBadge status={status} />
      {!canBuy &&
        (opens === true ? (
          <Badge>Not confirmed yet</Badge>
        ) : (
          <Badge tone="warning">Purchases disabled</Badge>
        ))}
    </>
  );
}

/** Whether the e-mail has been verified. */
export function EmailBadge({ isVerified }: { isVerified: boolean }): ReactNode {
  return isVerified ? <Badge tone="good">Verified</Badge> : <Badge>Not verified</Badge>;
}
