import type { Mail } from '@reef/domain/mail/mail';
import { plainData } from '@reef/domain/shared/plain-data';
import type { DocumentSnapshot } from 'firebase-admin/firestore';

/**
 * A stored mail's state at a moment: one that was being sent waits again once that worker's lease
 * is over. The worker died, or is too late to record its attempt. Google's extension writes the
 * same field; a mail without it counts as being sent.
 */
export function stateAt(
  document: Pick<DocumentSnapshot, 'get'>,
  { state }: Mail['delivery'],
  now: Date,
): Mail['delivery']['state'] {
  const leaseEnd = plainData(document.get('delivery.leaseExpireTime'));
  const isOver = leaseEnd instanceof Date && leaseEnd <= now;
  return state === 'PROCESSING' && isOver ? 'PENDING' : state;
}
