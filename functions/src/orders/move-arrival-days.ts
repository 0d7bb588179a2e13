import { Order } from '@reef/domain/orders/order';
import {
  type MoveOrdersRequest,
  type MoveOrdersResponse,
  type MoveOutcome,
  moveRefusal,
  MOVES_KEPT,
} from '@reef/domain/packing/move-calls';
import type { PackingSettings } from '@reef/domain/packing/packing-day';
import { refused } from '@reef/domain/shared/refused';
import type { DayMove } from '@reef/domain/shipping/choice';
import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { mailsOfDay, movedMails, presentMails } from '#mail/order-events.ts';
import { mailDocument, mailWrite } from '#mail/outbox.ts';
import { correctMails, leavingAfter, readMails } from '#mail/overtaken-mails.ts';
import { withPresentAddress } from '#mail/present-address.ts';
import type { ShopDeps } from '#mail/shop-mail.ts';
import { settingsDocument, settingsIn } from '#settings/shop-settings.ts';
import { asActiveAdmin } from '#shared/access/active-admin.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { logEntry } from '#shared/db/log-entry.ts';
import { shortDigest } from '#shared/db/short-digest.ts';

export type MoveResult = ({ ok: true } & MoveOrdersResponse) | { ok: false; refusal: 'not-admin' };

/** Orders moved concurrently; few, because they share the admin's documents. */
const CONCURRENCY = 8;

const DIGEST_LENGTH = 20;

/** Who moves orders, to which day and why. */
type Call = { deps: ShopDeps; adminId: string; wanted: Pick<MoveOrdersRequest, 'day' | 'note'> };

/** Identifies a request's move of an order: the same request with other words is another move. */
function moveIdOf({ request_id, day, note }: MoveOrdersRequest): string {
  return shortDigest(`${request_id}\n${day}\n${note}`, DIGEST_LENGTH);
}

/** An order with its mails, and the settings it is moved by. */
type MailedOrder = {
  order: Order;
  mails: readonly DocumentSnapshot[];
  settings: PackingSettings;
};

function writeMove(
  tx: Transaction,
  { deps, adminId }: Call,
  { order, mails, settings }: MailedOrder,
  move: DayMove,
  actorEmail: string,
): void {
  const day_moves = [...(order.day_moves ?? []), move].slice(-MOVES_KEPT);
  const moved = { ...order, arrival_day: move.to, day_moves };
  const { orders, auditLog } = collections(deps.db);
  tx.update(orders.doc(order.id), {
    arrival_day: move.to,
    day_moves,
    revision: order.revision + 1,
    // An admin's edit that waits for signal was based on another, and is refused.
    edit_id: move.id,
    stands_on: order.edit_id ?? null,
    updated_at: move.at,
    updated_by: adminId,
  });
  const entry = {
    action: 'move-arrival-day',
    actor: adminId,
    actor_email: actorEmail,
    target: order.id,
    before: { arrival_day: move.from },
    after: { arrival_day: move.to },
    note: move.note,
  };
  tx.create(auditLog.doc(`day-moved-${order.id}-${move.id}`), logEntry(entry, move.at));
  // What waits names the new day too. `mailOrderNews` corrects what is being sent.
  const stored = readMails(mails, move.at);
  const at = { shop: deps.shop, settings, now: move.at };
  const present = presentMails(moved, at, stored);
  const { busyUntil } = correctMails(deps.db, tx, present, mails, move.at);
  for (const mail of movedMails(moved, at, stored)) {
    tx.create(...mailWrite(deps.db, leavingAfter(mail, busyUntil), move.at));
  }
}

/** Moves one order: the order, the buyer's mail and the log's entry are one step. */
function moveOrder(
  call: Call,
  { id, ...seen }: MoveOrdersRequest['orders'][number],
  moveId: string,
): Promise<MoveOutcome | 'not-admin'> {
  const { deps, adminId, wanted } = call;
  const { orders } = collections(deps.db);
  return asActiveAdmin(deps.db, adminId, 'not-admin', async (tx, admin) => {
    const [found, stored] = await tx.getAll(orders.doc(id), settingsDocument(deps.db));
    const order = parseDocument(Order, found);
    if (order === null) return 'gone';
    if (order.day_moves?.some((move) => move.id === moveId)) return 'moved';
    const now = deps.now();
    const { day, note } = wanted;
    const { settings } = settingsIn(stored);
    const refusal = moveRefusal(settings, order, { day, ...seen }, now);
    if (refusal !== null) return refusal;
    const move = { id: moveId, from: order.arrival_day ?? null, to: day, at: now, note };
    const read = (...documents: DocumentReference[]) => tx.getAll(...documents);
    const mailed = {
      order: await withPresentAddress(deps.db, read, order),
      // By their ids: a query would lock the collection, and orders are moved in parallel.
      mails: await read(...mailsOfDay(order).map((each) => mailDocument(deps.db, each))),
      settings,
    };
    writeMove(tx, call, mailed, move, admin.email);
    return 'moved';
  });
}

/**
 * Moves orders to a new day of arrival, for weather say, and tells each buyer (SHIP-03). Each order
 * is a step of its own, so one that cannot be moved does not stop the others. A call that died
 * halfway can be sent again with the same request id: nobody is told twice.
 * @returns the result for each order; a caller who is no admin, or loses the role, moves none from
 * then on.
 */
export async function moveArrivalDays(
  deps: ShopDeps,
  adminId: string,
  request: MoveOrdersRequest,
): Promise<MoveResult> {
  const call = { deps, adminId, wanted: request };
  const moveId = moveIdOf(request);
  const limit = pLimit(CONCURRENCY);
  let isAdmin = true;
  const move = async (order: MoveOrdersRequest['orders'][number]) => {
    // A caller who is no admin only costs the reads of the first few orders.
    if (!isAdmin) return [];
    const outcome = await moveOrder(call, order, moveId);
    if (outcome !== 'not-admin') return [{ id: order.id, outcome }];
    isAdmin = false;
    return [];
  };
  try {
    const moved = (await limit.map(request.orders, move)).flat();
    return isAdmin ? { ok: true, orders: moved } : refused('not-admin');
  } finally {
    // After one throws, the rest are not begun: the call fails, and is sent again.
    limit.clearQueue();
  }
}
