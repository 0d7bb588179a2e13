import { Reservation } from '@reef/domain/checkout/reservation';
import type { DocumentReference, DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { atomically, UnitOfWork } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { createKeyedBatcher, toSettledResult } from '#shared/db/keyed-batcher.ts';
import type { CheckoutDeps } from '#checkout/deps.ts';

/** A session as Stripe has just made it. */
type Session = { id: string; url: string };

/** A reservation, and its state when it still held stock. */
type Held = { id: string; state: Timestamp };

/** A session that waits to be written to its reservation. */
type Job = { deps: CheckoutDeps; held: Held; session: Session };

/** Sessions in one commit; far below Firestore's limits. */
const MAX_SESSIONS = 100;

/** All sessions of an instance wait in one queue. */
const QUEUE = 'sessions';

function documentOf({ deps, held }: Job): DocumentReference {
  return collections(deps.db).reservations.doc(held.id);
}

function fieldsOf({ deps, session }: Job) {
  return { session_id: session.id, session_url: session.url, updated_at: deps.now() };
}

/**
 * Writes a group without reading it, unless a reservation changed since its session was asked for.
 * @returns false if one of them has changed.
 */
function commitIfUnchanged(deps: CheckoutDeps, jobs: readonly Job[]): Promise<boolean> {
  const unit = new UnitOfWork(deps.db);
  for (const job of jobs) unit.writeAt(documentOf(job), fieldsOf(job), job.held.state);
  return unit.commit();
}

/** @returns false if the hold has ended. @throws ZodError if the reservation is broken. */
function attach(unit: UnitOfWork, job: Job, snapshot: DocumentSnapshot | undefined): boolean {
  const reservation = parseDocument(Reservation, snapshot);
  if (reservation?.status !== 'held') return false;
  if (reservation.session_id !== job.session.id) unit.write(documentOf(job), fieldsOf(job));
  return true;
}

async function attachAll(unit: UnitOfWork, jobs: readonly Job[]) {
  const snapshots = await unit.read(...jobs.map(documentOf));
  return jobs.map((job, index) => toSettledResult(() => attach(unit, job, snapshots[index])));
}

const attachGrouped = createKeyedBatcher<Job, boolean>({
  run: async (jobs) => {
    const deps = jobs[0]?.deps;
    if (deps === undefined) return [];
    if (await commitIfUnchanged(deps, jobs)) return jobs.map(() => toSettledResult(() => true));
    return atomically(deps.db, (unit) => attachAll(unit, jobs));
  },
  mayJoin: (group, job) =>
    group[0]?.deps === job.deps &&
    group.length < MAX_SESSIONS &&
    // Two calls of one reservation would write the same document twice.
    group.every(({ held }) => held.id !== job.held.id),
});

/**
 * Writes a session to its reservation while that still holds stock. Concurrent sessions are written
 * in groups: in a rush each would be a commit of its own.
 * @param held the reservation, and its state when it held stock and had no session.
 * @returns false if the hold ended meanwhile; the session's page must not be paid then.
 */
export function attachSession(deps: CheckoutDeps, held: Held, session: Session): Promise<boolean> {
  return attachGrouped(QUEUE, { deps, held, session });
}
