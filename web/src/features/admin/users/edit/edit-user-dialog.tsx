import { useState, type ReactNode } from 'react';
import { ExtendedProfile, UserRole } from '@reef/domain/accounts/account';
import { USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { WaitingProfile } from '@reef/domain/accounts/waiting-profile';
import { useLiveDocument } from '#platform/data/live/live-document.ts';
import { FormDialog } from '#ui/overlays/form-dialog.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { UserIcon } from '#ui/layout/icons.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { EditUserPanels } from './edit-user-panels.tsx';
import { discardProfile } from './profile-drafts.ts';

type Props = {
  userId: string;
  onOrders: () => void;
  onChanged: () => void;
  onClose: () => void;
};

function Content({ userId, onOrders, onChanged, onClose }: Props): ReactNode {
  const profile = useLiveDocument(`profiles/${userId}`, WaitingProfile);
  const extended = useLiveDocument(`user_profiles_extended/${userId}`, ExtendedProfile);
  const role = useLiveDocument(`user_roles/${userId}`, UserRole);
  const [isDeleting, setIsDeleting] = useState(false);
  const phases = [profile.phase, extended.phase, role.phase];
  if (isDeleting && profile.data === null) return <Spinner label="Deleting…" className="py-20" />;
  if (phases.includes('error')) {
    const retry = () => {
      for (const document of [profile, extended, role]) {
        if (document.phase === 'error') document.retry();
      }
    };
    return (
      <ErrorState
        message={USER_MESSAGES.unexpected}
        text="This user could not be loaded."
        onRetry={retry}
      />
    );
  }
  if (phases.includes('loading')) return <Spinner label="Loading user…" className="py-20" />;
  if (profile.data === null) {
    return (
      <EmptyState
        icon={<UserIcon className="size-8" />}
        title={USER_MESSAGES.notFound}
        text="The account has been deleted, or the link is not complete."
      />
    );
  }
  return (
    <EditUserPanels
      user={{ profile: profile.data, extended: extended.data, role: role.data?.role ?? 'user' }}
      onOrders={onOrders}
      onChanged={onChanged}
      onDeleting={setIsDeleting}
      onDeleted={onClose}
    />
  );
}

/** Everything an admin can do with a user (USER-02), following the account live. */
export function EditUserDialog({
  userId,
  isOpen,
  onClose,
  ...rest
}: Props & { isOpen: boolean }): ReactNode {
  const close = () => {
    discardProfile(userId);
    onClose();
  };
  return (
    <FormDialog isOpen={isOpen} title="Edit User" width="large" onClose={close}>
      <Content key={userId} userId={userId} onClose={close} {...rest} />
    </FormDialog>
  );
}
