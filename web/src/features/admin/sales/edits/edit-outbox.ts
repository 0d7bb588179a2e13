import { Order } from '@reef/domain/orders/order';
import * as z from 'zod/mini';
import { session } from '#state/session/session-store.ts';
import { listen } from '#platform/data/live.ts';
import { ORDER_EDITS_KEY } from '#platform/data/offline-records-names.ts';
import { onStoredChange, readStored, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';

/** A moment as JSON has it. */
const Moment = z.nullable(z.coerce.date());

/** What an edit writes into its order, but for the status, which follows from it. */
const EditedFields = z.partial(
  z.object({
    is_fulfilled: Order.shape.is_fulfilled,
    fulfillment_type: Order.shape.fulfillment_type,
    delivery_datetime: Moment,
    shipping_carrier: Order.shape.shipping_carrier,
    tracking_number: Order.shape.tracking_number,
    delivered_at: Moment,
    guarantee_status: Order.shape.guarantee_status,
    guarantee_start_at: Moment,
  }),
);
export type EditedFields = z.infer<typeof EditedFields>;

/**
 * An edit of an order that has not reached the server. The database keeps it too, and sends it; but
 * it does so a moment later, and a page that is left in that moment takes it along. So it is kept
 * here whole, and a refusal is shown even after the page was closed. It holds nothing of the buyer.
 */
const OrderEdit = z.object({
  /** The order's `edit_id` with it. */
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  kind: z.enum(['fill', 'unfill', 'deliver', 'undeliver', 'guarantee']),
  userId: z.string(),
  /** The revision the edit makes. */
  revision: z.int(),
  /** The order's `edit_id` before it: of the last edit that the admin saw, their own that wait included. */
  standsOn: z._default(z.nullable(z.string()), null),
  fields: EditedFields,
  state: z.enum(['waiting', 'refused']),
});
export type OrderEdit = z.infer<typeof OrderEdit>;

const OrderEdits = z.array(OrderEdit);

type Edits = readonly OrderEdit[];

function read(): Edits {
  return readStored(ORDER_EDITS_KEY, OrderEdits) ?? [];
}

/** The edits of all admins that this device keeps; in step with other tabs while it is read. */
export const orderEdits: Store<Edits> = createStore<Edits>(read(), () => {
  orderEdits.set(present());
  watchReopening();
  return onStoredChange((key) => {
    if (key === ORDER_EDITS_KEY || key === null) orderEdits.set(present());
  });
});
/** Those that waited when this page began. */
const ofEarlierPages = new Set(orderEdits.get().map(({ id }) => id));
/** Edits made by this page; their own promises report the outcome. */
const ofThisPage = new Set<string>();

/** False where the last change could not be stored: then only this page knows of it. */
let isStored = true;

/** The edits as they are now: another tab may have changed them. */
function present(): Edits {
  return isStored ? read() : orderEdits.get();
}

function change(next: (before: Edits) => Edits): void {
  orderEdits.set(next(present()));
  isStored = writeStored(ORDER_EDITS_KEY, orderEdits.get());
}

/**
 * Has edits judged by their orders from now on, as those of an earlier page are: nobody will say what
 * became of them.
 */
export function leaveToOrders(edits: readonly Pick<OrderEdit, 'id'>[]): void {
  for (const { id } of edits) {
    ofThisPage.delete(id);
    ofEarlierPages.add(id);
  }
  // Whoever watches them looks again.
  orderEdits.set([...present()]);
}

let isWatching = false;

/**
 * The database is opened anew after a sign-out, and where the page comes back from the back/forward
 * cache: what the one before was writing is never answered, and may not have been kept.
 */
function watchReopening(): void {
  if (isWatching) return;
  isWatching = true;
  let isReopened = false;
  const attach = () => {
    if (isReopened) leaveToOrders(present());
    isReopened = true;
    return () => {};
  };
  listen(attach, () => {});
}

/** What an edit is before it is sent. */
export type NewEdit = Omit<OrderEdit, 'state'>;

/** Notes an edit that is about to be written by this page; one that is written again is noted already. */
export function noteEdit(edit: NewEdit): void {
  ofThisPage.add(edit.id);
  change((before) =>
    before.some(({ id }) => id === edit.id) ? before : [...before, { ...edit, state: 'waiting' }],
  );
}

/** The server took it, and so what it stands on. */
export function takeEdit(id: string): void {
  change((before) => {
    const taken = new Set([id]);
    // An edit is noted later than what it stands on.
    for (const edit of before.toReversed())
      if (edit.standsOn !== null && taken.has(edit.id)) taken.add(edit.standsOn);
    return before.filter((edit) => !taken.has(edit.id));
  });
}

/** Its refusal has been read. */
export function forgetEdit(id: string): void {
  change((before) => before.filter((edit) => edit.id !== id));
}

/**
 * The edits of this user that wait are given up: their writes go with this device's copy of the
 * database. Another's are noted whole, and written again once they are back.
 */
export function giveUpWaiting(userId: string | undefined): void {
  change((before) => before.filter((edit) => edit.state !== 'waiting' || edit.userId !== userId));
}

/** The server refused it: it is told of, and never written again. */
export function refuseEdit(id: string): void {
  change((before) =>
    before.map((edit) => (edit.id === id ? { ...edit, state: 'refused', fields: {} } : edit)),
  );
}

type Trace = Pick<OrderEdit, 'id' | 'standsOn' | 'revision'>;

/**
 * What became of an edit, by the order as the server has it. `unsent`: nothing has come between, so
 * that it can still be written. One that the order's last edit stands on was taken.
 * @param kept the edits that this device keeps, each later than what it stands on.
 */
export function resolveEdit(
  edit: Trace,
  order: Order | null,
  kept: readonly Trace[] = [],
): 'taken' | 'refused' | 'unsent' {
  if (order === null) return 'refused';
  const { edit_id: last = null, stands_on: before = null, revision } = order;
  const traces = new Set<string | null>([edit.id]);
  for (const { id, standsOn } of kept) if (traces.has(standsOn)) traces.add(id);
  if (traces.has(last) || traces.has(before)) return 'taken';
  // Edits from before they had ids are told apart by their number alone.
  return last === edit.standsOn && revision === edit.revision - 1 ? 'unsent' : 'refused';
}

/** True where only the order itself can tell what became of the edit. */
export function isOfAnotherPage(edit: OrderEdit): boolean {
  return edit.state === 'waiting' && !ofThisPage.has(edit.id);
}

/**
 * True where it waited when this page began, so that nobody may be left to write it. One that came
 * later is of a tab that was open beside this one, and writes it itself.
 */
export function isOfEarlierPage(edit: OrderEdit): boolean {
  return ofEarlierPages.has(edit.id);
}

/** The edits of the signed-in admin that wait or were refused. */
export function useOrderEdits(): readonly OrderEdit[] {
  const userId = useStore(session).user?.uid;
  return useStore(orderEdits).filter((edit) => edit.userId === userId);
}
