import type { ReactNode } from 'react';
import { useBackdropPause, useFilmPermission } from '#platform/device/films.ts';
import { usePrefersReducedMotion } from '#platform/device/preferences.ts';
import { BackdropVideo } from '#ui/media/backdrop-video.tsx';
import { PageMeta } from '#ui/layout/page-meta.tsx';
import { UsersSection } from './users-section.tsx';

/** User Management: the list under a moving reef (USER-01). */
export default function UserManagementPage(): ReactNode {
  const isStill = usePrefersReducedMotion();
  const permission = useFilmPermission();
  const [isPaused, pause] = useBackdropPause();
  return (
    <>
      <PageMeta title="User Management" isIndexed={false} />
      <div className="users-band">
        <BackdropVideo
          film="users"
          theme="open-reef"
          permission={permission}
          isStill={isStill}
          isPaused={isPaused}
          onPause={pause}
        />
        <div className="page users-band-text">
          <p className="eyebrow">Admin</p>
          <h1 tabIndex={-1} data-page-title className="mt-2 text-3xl">
            User Management
          </h1>
          <p className="mt-3 max-w-xl text-lg text-mist">
            Accounts, roles and status. Changes take effect at once.
          </p>
        </div>
      </div>
      <div className="page relative min-h-[60svh] pt-6 pb-16">
        <UsersSection />
      </div>
    </>
  );
}
