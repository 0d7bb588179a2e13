import { useState, type ReactNode } from 'react';
import { useAuth } from '#state/session/session.tsx';
import { LinkButton } from '#ui/forms/button.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { InitialAdminForm } from './initial-admin-form.tsx';
import { SystemOverview } from './system-overview.tsx';
import { MessagesPanel } from '#features/admin/inbox/messages-panel.tsx';
import { UnsentMailPanel } from '#features/admin/inbox/unsent-mail-panel.tsx';
import { UsersSection } from '#features/admin/users/list/users-section.tsx';

/** The admin panel (ADMP-01): a new admin, the state of the system, messages and mail, then every user. */
export default function AdminPanelPage(): ReactNode {
  const { user } = useAuth();
  const [madeCount, setMadeCount] = useState(0);
  return (
    <div className="page pb-16">
      <PageMeta title="Admin Panel" isIndexed={false} />
      <PageHeading
        eyebrow="Admin"
        title="Admin Panel"
        actions={
          <LinkButton to="/admin-setup" kind="secondary">
            Admin Setup
          </LinkButton>
        }
      />
      <div className="grid gap-6 lg:grid-cols-2">
        {user !== null && <SystemOverview key={madeCount} userId={user.uid} />}
        <InitialAdminForm onCreated={() => setMadeCount(madeCount + 1)} />
      </div>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <MessagesPanel />
        <UnsentMailPanel />
      </div>
      <h2 className="mt-12 mb-5 text-2xl">User Management</h2>
      <UsersSection />
    </div>
  );
}
