import type { ReactNode } from 'react';
import type { ExtendedProfile, Role } from '@reef/domain/accounts/account';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import type { WaitingProfile } from '@reef/domain/accounts/waiting-profile';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { Button } from '#ui/forms/button.tsx';
import { ListIcon, TrashIcon } from '#ui/layout/later-icons.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { AccountSwitches } from './account-switches.tsx';
import { AuditTrail } from '#features/admin/users/audit-trail.tsx';
import { EditProfileForm } from './edit-profile-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { RoleAndEmail } from './role-and-email.tsx';
import { deleteUser } from './user-actions.ts';
import { EmailBadge, AccountBadges, UserSign } from '#features/admin/users/list/user-badges.tsx';
import { useUserAction } from './use-user-action.ts';
import { fullName, initials } from '#features/admin/users/format-user-name.ts';
import { formatDate } from '#ui/format-date.ts';

/** An account from its documents, live. */
export type LiveUser = { profile: WaitingProfile; extended: ExtendedProfile | null; role: Role };

function Head({ user: { profile, extended, role } }: { user: LiveUser }): ReactNode {
  const names = extended ?? { first_name: '', last_name: '' };
  const name = fullName(names);
  const account_status = extended?.account_status ?? 'active';
  return (
    <div className="mb-5 flex items-start gap-4">
      <UserSign letters={initials({ ...names, email: profile.email })} />
      <div className="min-w-0">
        <p className="text-lg font-semibold break-all text-foam">{profile.email}</p>
        <p className="text-sm wrap-anywhere text-haze">
          {name === '' ? '' : `${name} · `}joined {formatDate(profile.created_at)}
        </p>
        <div className="mt-2 flex flex-wrap gap-1.5">
          <StatusBadge status={role} />
          <AccountBadges user={{ ...profile, account_status }} />
          <EmailBadge isVerified={profile.email_verified} />
        </div>
      </div>
    </div>
  );
}

function DeleteUser({
  user,
  onDeleting,
  onDeleted,
}: {
  user: LiveUser;
  onDeleting: (isDeleting: boolean) => void;
  onDeleted: () => void;
}): ReactNode {
  const confirm = useConfirm();
  const { busy, run } = useUserAction(onDeleted);
  const ask = async () => {
    const isSure = await confirm({
      title: USER_MESSAGES.deleteConfirm,
      text: `${user.profile.email} loses the account at once. Orders are kept, but their buyer can no longer see them or report a loss: wait until all have arrived and no guarantee runs. Name and address stay on the orders until you remove them: see “Removing a customer’s data on request” in docs/operations.md.`,
      confirmLabel: 'Delete',
      isDangerous: true,
    });
    if (!isSure) return;
    onDeleting(true);
    const isDone = await run('delete', () => deleteUser(user.profile.user_id));
    if (!isDone) onDeleting(false);
  };
  return (
    <Button kind="danger" isBusy={busy !== null} onClick={() => void ask()}>
      <TrashIcon className="size-4.5" />
      Delete User
    </Button>
  );
}

/** The edit dialog's content for an existing user. */
export function EditUserPanels({
  user,
  onOrders,
  onChanged,
  onDeleting,
  onDeleted,
}: {
  user: LiveUser;
  onOrders: () => void;
  onChanged: () => void;
  onDeleting: (isDeleting: boolean) => void;
  onDeleted: () => void;
}): ReactNode {
  const { user_id: userId } = user.profile;
  const finish = () => {
    onChanged();
    onDeleted();
  };
  return (
    <>
      <Head user={user} />
      <div className="grid items-start gap-5 lg:grid-cols-[1.25fr_1fr]">
        <EditProfileForm user={user} onChanged={onChanged} />
        <div className="grid gap-5">
          <AccountSwitches user={user} onChanged={onChanged} />
          <RoleAndEmail user={user} onChanged={onChanged} />
          <ResetPasswordForm userId={userId} onChanged={onChanged} />
        </div>
      </div>
      <AuditTrail userId={userId} />
      <div className="mt-6 flex flex-col gap-3 border-t border-[var(--line)] pt-5 sm:flex-row sm:justify-between">
        <Button kind="secondary" onClick={onOrders}>
          <ListIcon className="size-4.5" />
          Order History
        </Button>
        <DeleteUser user={user} onDeleting={onDeleting} onDeleted={finish} />
      </div>
    </>
  );
}
