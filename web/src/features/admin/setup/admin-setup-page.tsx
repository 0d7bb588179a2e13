import type { ReactNode } from 'react';
import { useAuth } from '#state/session/session.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { Spinner } from '#ui/forms/spinner.tsx';
import { AdminDebugCard } from './admin-debug-card.tsx';
import { AdminManagementCard } from './admin-management-card.tsx';
import { CreateAdminCard } from './create-admin-card.tsx';
import { TestLoginCard } from './test-login-card.tsx';

/** Admin set-up (SETUP-01 to SETUP-06), open to anyone who has the set-up code. */
export default function AdminSetupPage(): ReactNode {
  const { phase } = useAuth();
  return (
    <div className="page pb-16">
      <PageMeta title="Admin Setup" isIndexed={false} />
      <PageHeading
        title="Admin Setup"
        text="Make the first admin of this shop, and see that the login works."
      />
      {phase === 'loading' ? (
        <Spinner label="Checking your access…" className="min-h-80" />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-6">
            <CreateAdminCard />
            <TestLoginCard />
          </div>
          <div className="grid gap-6">
            <AdminManagementCard />
            <AdminDebugCard />
          </div>
        </div>
      )}
    </div>
  );
}
