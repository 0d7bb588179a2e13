import { Claim } from '@reef/domain/claims/claim';
import { type LiveList, useLiveQuery } from '#platform/data/live/live-query.ts';

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

type Known = Pick<LiveList<unknown>, 'phase' | 'items' | 'isFromCache'>;

/** The number of claims; null until known. A device that has kept none does not know of any. */
export function waitingCount({ phase, items, isFromCache }: Known): number | null {
  return phase !== 'ready' || (isFromCache && items.length === 0) ? null : items.length;
}

/** The number of claims: `3`, `100+`; null until known. */
export function waitingText(list: Known): string | null {
  const count = waitingCount(list);
  if (count === null) return null;
  return count < MAX_WAITING_CLAIMS ? String(count) : `${MAX_WAITING_CLAIMS}+`;
}
