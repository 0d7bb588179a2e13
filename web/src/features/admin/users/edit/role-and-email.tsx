import type { ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { CheckIcon, ShieldIcon } from '#ui/layout/icons.tsx';
import { DialogSection } from './dialog-section.tsx';
import type { LiveUser } from './edit-user-panels.tsx';
import { setAdmin, verifyEmail } from './user-actions.ts';
import { useUserAction } from './use-user-action.ts';

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
  const isAdmin = role === 'admin';
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
          {isVerified ? 'Email Verified' : 'Verify Email'}
        </Button>
        <Button
          kind={isAdmin ? 'danger' : 'secondary'}
          disabled={busy !== null}
          isBusy={busy === 'role'}
          onClick={() => void run('role', () => setAdmin(userId, !isAdmin))}
        >
          <ShieldIcon className="size-4.5" />
          {isAdmin ? 'Remove Admin' : 'Make Admin'}
        </Button>
      </div>
    </DialogSection>
  );
}
