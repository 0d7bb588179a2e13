import type { ReactNode } from 'react';
import { GUARD_MESSAGES } from '@reef/domain/shared/messages';
import { useLoadAdvice } from '#platform/data/calls/advice.ts';
import { reloadAccount } from '#state/session/follow-session.ts';
import { useAuth } from '#state/session/session.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { EmptyPage } from '#ui/layout/empty-page.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { LockIcon } from '#ui/layout/icons.tsx';
import OtherAccount from '#ui/layout/other-account.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';

const UNKNOWN = 'Your access could not be checked';

/** Says that it is not known whether the visitor is an admin. The page opens once it is (ERR-04). */
function AccessUnknown(): ReactNode {
  const advice = useLoadAdvice('It is checked again once you are online.');
  return (
    <div className="page py-10">
      <PageMeta title={UNKNOWN} isIndexed={false} />
      <ErrorState
        message={UNKNOWN}
        heading="h1"
        text={advice}
        onRetry={() => void reloadAccount()}
      />
    </div>
  );
}

/** Tells a user that a page is an admin's (AUTH-07). */
function AdminRequired(): ReactNode {
  return (
    <EmptyPage
      icon={<LockIcon className="size-8" />}
      title={GUARD_MESSAGES.adminTitle}
      text={GUARD_MESSAGES.noPermission}
      action={<LinkButton to="/">Return Home</LinkButton>}
    >
      <OtherAccount {...useAuth()} />
    </EmptyPage>
  );
}

/** What a user sees instead of an admin page, whether or not it is known that they are no admin. */
export default function NoAdmin(): ReactNode {
  return useAuth().isRoleUnknown ? <AccessUnknown /> : <AdminRequired />;
}
