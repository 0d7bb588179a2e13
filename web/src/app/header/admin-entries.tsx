import type { ReactNode } from 'react';
import { OWNER_CLAIMS_PATH } from '@reef/domain/claims/owner-claims-path';
import { ADMIN_LINKS } from './account-links.ts';
import type { Place } from './nav-links.ts';
import { WaitingCount } from './waiting-count.tsx';

/** An admin's pages, with the number of what waits there. */
export const ADMIN_ENTRIES: readonly (Place & { after?: ReactNode })[] = ADMIN_LINKS.map((link) =>
  link.to === OWNER_CLAIMS_PATH ? { ...link, after: <WaitingCount /> } : link,
);
