import type { Claim } from '@reef/domain/claims/claim';

/**
 * The id of the waiting claim after the one that is open, the first again after the last; undefined
 * if no other waits.
 * @param waiting the claims that wait, in the order in which they were received.
 * @param open the open claim, which waits no more once it is decided; `received_at` once it is known.
 */
export function nextClaimId(
  waiting: readonly Pick<Claim, 'id' | 'received_at'>[],
  open: { id: string | null; received_at?: Date | undefined },
): string | undefined {
  const at = waiting.findIndex(({ id }) => id === open.id);
  const { received_at: received } = open;
  const later =
    at === -1
      ? waiting.filter((each) => received !== undefined && each.received_at > received)
      : waiting.slice(at + 1);
  return [...later, ...waiting].find(({ id }) => id !== open.id)?.id;
}
