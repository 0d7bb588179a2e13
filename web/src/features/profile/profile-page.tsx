import type { ReactNode } from 'react';
import { EMPTY_CONTACT } from '@reef/domain/account';
import { PROFILE_MESSAGES } from '@reef/domain/account-messages';
import { profileCompleteness } from '@reef/domain/profile-completeness';
import { type Auth, useAuth } from '../../platform/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Panel } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { UserIcon } from '../../ui/icons.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { ChangePinCard } from './change-pin-card.tsx';
import { CompletenessBar } from './completeness-bar.tsx';
import { ContactForm } from './contact-form.tsx';
import { OrdersCard } from './orders-card.tsx';

function Overview({ auth }: { auth: Auth }): ReactNode {
  const { user, role, profile, extended, purchaseBar } = auth;
  return (
    <Panel title="Overview">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 text-lg font-semibold break-all text-foam">
          {profile?.email ?? user?.email}
        </p>
        {role !== null && <StatusBadge status={role} />}
        {profile?.email_verified === true && <Badge tone="good">Verified</Badge>}
        {purchaseBar !== null && (
          <Badge tone="danger">
            {purchaseBar === 'account-suspended' ? 'Suspended' : 'Purchases Disabled'}
          </Badge>
        )}
      </div>
      <div className="mt-6">
        <CompletenessBar completeness={profileCompleteness(extended ?? EMPTY_CONTACT)} />
      </div>
    </Panel>
  );
}

/** One's own account (PROF-01 to 05). */
export default function ProfilePage(): ReactNode {
  const auth = useAuth();
  const { phase, user, profile, extended } = auth;
  if (phase === 'loading' || user === null) {
    return <Spinner label={PROFILE_MESSAGES.loading} className="min-h-[60svh]" />;
  }
  return (
    <div className="page pb-20">
      <PageMeta title="Your Account" isIndexed={false} />
      <PageHeading title="Your Account & Shipping Profile" />
      {profile === null ? (
        <EmptyState icon={<UserIcon className="size-8" />} title={PROFILE_MESSAGES.none} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1.8fr_1fr]">
          <div className="grid gap-6">
            <Overview auth={auth} />
            <ContactForm extended={extended} />
          </div>
          <div className="grid gap-6">
            <ChangePinCard />
            <OrdersCard userId={user.uid} />
          </div>
        </div>
      )}
    </div>
  );
}
