import type { ReactNode } from 'react';
import { EMPTY_CONTACT } from '@reef/domain/accounts/account';
import { PROFILE_MESSAGES } from '@reef/domain/accounts/profile-messages';
import { profileCompleteness } from '@reef/domain/accounts/profile-completeness';
import { useLoadAdvice } from '#platform/data/calls/advice.ts';
import { reloadAccount } from '#state/session/follow-session.ts';
import { type Auth, useAuth } from '#state/session/session.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/layout/empty-state.tsx';
import { ErrorState } from '#ui/layout/error-state.tsx';
import { UserIcon } from '#ui/layout/icons.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { StatusBadge } from '#ui/layout/status-badge.tsx';
import { ChangePinCard } from './change-pin-card.tsx';
import { CompletenessBar } from './completeness-bar.tsx';
import { ContactAndShippingForm } from './contact-and-shipping-form.tsx';
import { OrdersCard } from './orders-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';

function Overview({ auth }: { auth: Auth }): ReactNode {
  const { user, role, profile, extended, purchaseBlockReason } = auth;
  return (
    <Panel title="Overview">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 text-lg font-semibold break-all text-foam">
          {profile?.email ?? user?.email}
        </p>
        {role !== null && <StatusBadge status={role} />}
        {profile?.email_verified === true && <Badge tone="good">Verified</Badge>}
        {purchaseBlockReason !== null && (
          <Badge tone="danger">
            {purchaseBlockReason === 'account-suspended' ? 'Suspended' : 'Purchases Disabled'}
          </Badge>
        )}
      </div>
      <div className="mt-6">
        <CompletenessBar completeness={profileCompleteness(extended ?? EMPTY_CONTACT)} />
      </div>
    </Panel>
  );
}

function NoProfile({ isUnknown }: { isUnknown: boolean }): ReactNode {
  const advice = useLoadAdvice('It shows again once you are online.');
  if (isUnknown) {
    const { title, text } = PROFILE_MESSAGES.loadFailed;
    const said = `${text} ${advice}`;
    return <ErrorState message={title} text={said} onRetry={() => void reloadAccount()} />;
  }
  return (
    <EmptyState
      icon={<UserIcon className="size-8" />}
      title={PROFILE_MESSAGES.none}
      text="This sign-in has no account data here. Ask us and we will set it right."
      action={<LinkButton to="/contact">Contact us</LinkButton>}
    />
  );
}

/**
 * On a phone the orders come first: most visitors want them. On a desktop they are last in their
 * column, so that nothing moves as they load.
 */
function Account({ auth, userId }: { auth: Auth; userId: string }): ReactNode {
  const { profile } = auth;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.8fr_1fr] lg:grid-rows-[min-content_1fr]">
      <div className="min-w-0 lg:col-start-2 lg:row-start-2">
        <OrdersCard userId={userId} />
      </div>
      <div className="grid min-w-0 gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Overview auth={auth} />
        <ContactAndShippingForm extended={auth.extended} />
      </div>
      <div className="grid min-w-0 gap-6 lg:col-start-2 lg:row-start-1">
        <ChangePinCard />
        <OwnDataCard unconfirmedEmail={profile?.email_verified === false ? profile.email : null} />
      </div>
    </div>
  );
}

/** The user's own account (PROF-01 to 05); its guard waits until the user is known. */
export default function ProfilePage(): ReactNode {
  const auth = useAuth();
  const { user, profile, isProfileUnknown } = auth;
  if (user === null) return null;
  return (
    <div className="page pb-20">
      <PageMeta title="Your Account" isIndexed={false} />
      <PageHeading title="Your Account & Shipping Profile" />
      {profile === null ? (
        <NoProfile isUnknown={isProfileUnknown} />
      ) : (
        <Account auth={auth} userId={user.uid} />
      )}
    </div>
  );
}
