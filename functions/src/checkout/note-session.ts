import { Reservation } from '@reef/domain/checkout/reservation';
import type { DocumentReference } from 'firebase-admin/firestore';
import { atomically, type UnitOfWork } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { createKeyedBatcher } from '#shared/db/keyed-batcher.ts';
import type { CheckoutDeps } from './deps.ts';

/** A session as Stripe has just made it. */
type Session = { id: string; url: string };

/** One session that waits to be written onto its reservation. */
type Job = { deps: CheckoutDeps; reservationId: string; session: Session };

/** What became of one session. One broken reservation does not fail the others of its group. */
type Outcome = { isNoted: boolean } | { error: unknown };

/** Sessions of one commit; keeps it far below Firestore's limits. */
const MOST_SESSIONS = 100;

/** All sessions of an instance wait in one queue. */
const QUEUE = 'sessions';

function documentOf({ deps, reservationId }: Job): DocumentReference {
  return collections(deps.db).reservations.doc(reservationId);
}

async function noteAll(unit: UnitOfWork, jobs: readonly Job[]): Promise<Outcome[]> {
  const snapshots = await unit.read(...jobs.map(documentOf));
  return jobs.map((job, index): Outcome => {
    const snapshot = snapshots[index];
    try {
      const reservation = snapshot ? parseDocument(Reservation, snapshot) : null;
      if (reservation?.status !== 'held') return { isNoted: false };
      const { id, url } = job.session;
      if (reservation.session_id === id) return { isNoted: true };
      const noted = { session_id: id, session_url: url, updated_at: job.deps.now() };
      unit.put(documentOf(job), noted);
      return { isNoted: true };
    } catch (error) {
      return { error };
    }
  });
}

const noteGrouped = createKeyedBatcher<Job, Outcome>({
  run: async (jobs) => {
    const deps = jobs[0]?.deps;
    if (deps === undefined) return [];
    return atomically(deps.db, (unit) => noteAll(unit, jobs));
  },
  mayJoin: (group, job) =>
    group[0]?.deps === job.deps &&
    group.length < MOST_SESSIONS &&
    // Two calls of one reservation would write the same document twice.
    group.every(({ reservationId }) => reservationId !== job.reservationId),
});

/**
 * Writes a session onto its reservation while that still holds stock. Sessions that are made at once
 * are written in groups: in a rush each would be a commit of its own.
 * @returns false where the hold has ended meanwhile; the session's page must not be paid then.
 */
export async function isSessionNoted(
  deps: CheckoutDeps,
  reservationId: string,
  session: Session,
): Promise<boolean> {
  const outcome = await noteGrouped(QUEUE, { deps, reservationId, session });
  if ('error' in outcome) throw outcome.error;
  return outcome.isNoted;
}
