import type { ClaimDecision } from '@reef/domain/claims/order-claim';
import type { DayMove } from '@reef/domain/shipping/choice';
import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { accountCollections } from '#accounts/account-collections.ts';
import { foundByIds } from '#accounts/customer-documents.ts';
import type { DocumentUpdate } from '#shared/db/atomic-writes.ts';

/*
 * What the owner wrote about a buyer in their own words may name them: the reasons and notes of
 * decisions about claims, and the notes of moved days.
 */

/** Replaces such a text: the schemas refuse an empty one, and screens end a sentence with it. */
const REMOVED = '(text removed)';

function withoutText<D extends object>(decision: D): D {
  return {
    ...decision,
    ...('reason' in decision && { reason: REMOVED }),
    ...('note' in decision && { note: REMOVED }),
  };
}

/** A claim's lines, or an order's summary of them, without the texts of their decisions. */
export function withoutTexts<L extends { decision: ClaimDecision | null }>(
  lines: readonly L[],
): L[] {
  return lines.map((line) => ({ ...line, decision: line.decision && withoutText(line.decision) }));
}

/** Decisions as the log has them. */
const LoggedDecisions = z.array(z.record(z.string(), z.unknown()));

/** Removes the texts from the log's entries about decisions of this buyer's claims. */
export async function loggedDecisionChanges(
  db: Firestore,
  userId: string,
): Promise<DocumentUpdate[]> {
  const { docs } = await accountCollections(db).auditLog.where('user_id', '==', userId).get();
  return docs.flatMap((entry) => {
    const decisions = LoggedDecisions.safeParse(entry.get('decisions')).data;
    if (decisions === undefined) return [];
    return [{ document: entry.ref, fields: { decisions: decisions.map(withoutText) } }];
  });
}

/** Notes of moves that no other buyer got, and the changes that remove them from the log. */
export type OwnNotes = { notes: ReadonlySet<string>; entries: DocumentUpdate[] };

/**
 * The notes with which only these orders were moved. One that others got too, such as a storm's, is
 * about no single buyer.
 */
export async function ownMoveNotes(db: Firestore, orderIds: readonly string[]): Promise<OwnNotes> {
  const { auditLog } = accountCollections(db);
  const about = await foundByIds(auditLog, 'target_id', orderIds);
  const moves = about.filter((entry) => entry.get('action') === 'move-arrival-day');
  const noteOf = (entry: (typeof moves)[number]) => String(entry.get('note'));
  const isOwn = async (note: string) => {
    const all = await auditLog.where('note', '==', note).count().get();
    return all.data().count === moves.filter((entry) => noteOf(entry) === note).length;
  };
  const noted = [...new Set(moves.map(noteOf))];
  const own = await Promise.all(noted.map(isOwn));
  const notes = new Set(noted.filter((_, at) => own[at] === true));
  const entries = moves
    .filter((entry) => notes.has(noteOf(entry)))
    .map(({ ref }) => ({ document: ref, fields: { note: REMOVED } }));
  return { notes, entries };
}

/** An order's moves without those notes. */
export function withoutNotes(moves: readonly DayMove[], { notes }: OwnNotes): DayMove[] {
  return moves.map((move) => (notes.has(move.note) ? { ...move, note: REMOVED } : move));
}
