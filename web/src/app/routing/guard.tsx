import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { GUARD_MESSAGES } from '@reef/domain/shared/messages';
import { returnState } from '#state/session/sign-in/return-state.ts';
import { useAuth } from '#state/session/session.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { EmptyPage } from '#ui/layout/empty-page.tsx';
import { UserIcon } from '#ui/layout/icons.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { accessOf, type Guard } from './access.ts';

const NoAdmin = lazy(() => import('./no-admin.tsx'));

function AuthenticationRequired(): ReactNode {
  const location = useLocation();
  return (
    <EmptyPage
      icon={<UserIcon className="size-8" />}
      title={GUARD_MESSAGES.signInTitle}
      text="Sign in to see this page. You will come straight back here."
      action={
        // It takes the place of this page: one comes back here, and the history has it once.
        <LinkButton to="/auth" replace state={returnState(location)}>
          Sign In
        </LinkButton>
      }
    />
  );
}

/**
 * Shows a page to those who may see it, and tells the others what they lack (NAV-07). `waiting` is
 * the text until the visitor is known.
 */
export function Guarded({
  guard,
  waiting = 'Checking your access…',
  children,
}: {
  guard: Guard;
  waiting?: string;
  children: ReactNode;
}): ReactNode {
  switch (accessOf(guard, useAuth())) {
    case 'loading':
      return <Spinner label={waiting} className="min-h-[60svh]" />;
    case 'authentication-required':
      return <AuthenticationRequired />;
    case 'admin-required':
    case 'unknown':
      return <NoAdmin />;
    case 'allowed':
      return children;
  }
}
