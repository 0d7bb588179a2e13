import type { ComponentProps, ReactNode } from 'react';
import { useAuth } from '#state/session/session.tsx';
import { LinkButton } from '#ui/forms/button.tsx';

/**
 * The way from a mailed link to the sign-in form. There is none while somebody is signed in: that
 * page would send them on, as themselves.
 */
export function ToSignIn({
  children,
  ...look
}: Pick<ComponentProps<typeof LinkButton>, 'children' | 'kind' | 'size'>): ReactNode {
  const { phase, profile, user } = useAuth();
  if (phase === 'signed-in') {
    return (
      <p className="text-center break-words text-mist">
        {profile?.email ?? user?.email} is signed in on this device. To sign in with another
        account, first sign out in the menu above.
      </p>
    );
  }
  return (
    <LinkButton to="/auth" {...look}>
      {children}
    </LinkButton>
  );
}
