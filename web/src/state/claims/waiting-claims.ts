import { Claim } from '@reef/domain/claims/claim';
import { type LiveList, useLiveQuery } from '#platform/data/live-query.ts';

/** The most claims that are listened to at once; a shop with more has other worries. */
const MAX_WAITING_CLAIMS = 100;

const WAITING = {
  collection: 'claims',
  where: [['needs_owner', '==', true]],
  orderBy: [['received_at', 'asc']],
  limit: MAX_WAITING_CLAIMS,
} as const;

/** Claims that wait for the owner, live, the longest-waiting first. For admins. */
export function useWaitingClaims(): LiveList<Claim> & { retry: () => void } {
  return useLiveQuery(WAITING, Claim);
}

/** The number of claims: `3`, `100+`; null until known. */
export function waitingText({ phase, items }: LiveList<Claim>): string | null {
  if (phase !== 'ready') return null;
  return items.length < MAX_WAITING_CLAIMS ? String(items.length) : `${MAX_WAITING_CLAIMS}+`;
}
