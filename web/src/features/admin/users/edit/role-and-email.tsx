import type { ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { useConfirm } from '#ui/overlays/confirm.tsx';
import { CheckIcon } from '#ui/layout/icons.tsx';
import { ShieldIcon } from '#ui/layout/later-icons.tsx';
import { DialogSection } from './dialog-section.tsx';
import type { LiveUser } from './edit-user-panels.tsx';
import { setAdmin, verifyEmail } from './user-actions.ts';
import { useUserAction } from './use-user-action.ts';

function roleQuestion(email: string, isAdmin: boolean) {
  return isAdmin
    ? {
        title: 'Remove the admin role?',
        text: `${email} can no longer see orders or users, or change the catalog.`,
        confirmLabel: 'Yes, remove admin',
        isDangerous: true,
      }
    : {
        title: 'Make this user an admin?',
        text: `${email} will see every order and user, and can change accounts and the catalog.`,
        confirmLabel: 'Yes, make admin',
      };
}

/** Verifying the e-mail, one way, and the admin role (USER-02, USER-06). */
export function RoleAndEmail({
  user: { profile, role },
  onChanged,
}: {
  user: LiveUser;
  onChanged: () => void;
}): ReactNode {
  const { busy, run } = useUserAction(onChanged);
  const { user_id: userId, email_verified: isVerified } = profile;
  const confirm = useConfirm();
  const isAdmin = role === 'admin';
  const changeRole = async () => {
    if (!(await confirm(roleQuestion(profile.email, isAdmin)))) return;
    await run('role', () => setAdmin(userId, !isAdmin));
  };
  return (
    <DialogSection title="Email and role">
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        <Button
          kind="secondary"
          disabled={isVerified || busy !== null}
          isBusy={busy === 'verify'}
          onClick={() => void run('verify', () => verifyEmail(userId))}
        >
          <CheckIcon className="size-4.5" />
          <span>{isVerified ? 'Email Verified' : 'Verify Email'}</span>
        </Button>
        <Button
          kind={isAdmin ? 'danger' : 'secondary'}
          disabled={busy !== null}
          isBusy={busy === 'role'}
          onClick={() => void changeRole()}
        >
          <ShieldIcon className="size-4.5" />
          <span>{isAdmin ? 'Remove Admin' : 'Make Admin'}</span>
        </Button>
      </div>
    </DialogSection>
  );
}
