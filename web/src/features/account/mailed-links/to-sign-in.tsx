import type { ComponentProps, ReactNode } from 'react';
import { useAuth } from '#state/session/session.tsx';
import { LinkButton } from '#ui/forms/button.tsx';

/**
 * The way from a mailed link to the sign-in form. There is none while somebody is signed in: that
 * page would send them on, as themselves.
 * @param hasNewPin true once the link has set a PIN. If it is the PIN of the account shown, this
 * session has ended too, and the page notices that a moment later.
 */
export function ToSignIn({
  hasNewPin = false,
  children,
  ...look
}: Pick<ComponentProps<typeof LinkButton>, 'children' | 'kind' | 'size'> & {
  hasNewPin?: boolean;
}): ReactNode {
  const { phase, profile, user } = useAuth();
  const email = profile?.email ?? user?.email;
  if (phase === 'signed-in') {
    return (
      <p className="text-center break-words text-mist">
        {hasNewPin
          ? `If the new PIN is not for ${email}, first sign out in the menu above.`
          : `${email} is signed in on this device. To sign in with another account, first sign out in the menu above.`}
      </p>
    );
  }
  return (
    <LinkButton to="/auth" {...look}>
      {children}
    </LinkButton>
  );
}
