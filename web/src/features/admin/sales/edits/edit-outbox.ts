import { Order } from '@reef/domain/orders/order';
import { fnv1a } from '@reef/domain/shared/fnv1a';
import * as z from 'zod/mini';
import { session } from '#state/session/session-store.ts';
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
  id: z.string(),
  orderId: z.string(),
  orderNumber: z.string(),
  kind: z.enum(['fill', 'unfill', 'deliver', 'undeliver', 'guarantee']),
  userId: z.string(),
  /** The revision the edit makes. */
  revision: z.int(),
  fields: EditedFields,
  /** A digest of the order with it. */
  mark: z.string(),
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

const MARKED = [
  'status',
  'is_fulfilled',
  'fulfillment_type',
  'shipping_carrier',
  'tracking_number',
  'guarantee_status',
  'guarantee_start_at',
] as const;

/** A short digest (FNV-1a) of the fields an edit may touch. */
export function editDigest(order: Pick<Order, (typeof MARKED)[number]>): string {
  const text = JSON.stringify(MARKED.map((field) => order[field]));
  return fnv1a(text).toString(36);
}

/** Notes an edit that is about to be written. */
export function noteEdit(edit: Omit<OrderEdit, 'state'>): void {
  ofThisPage.add(edit.id);
  change((before) => [...before, { ...edit, state: 'waiting' }]);
}

/** The server took it, or its refusal has been read. */
export function forgetEdit(id: string): void {
  change((before) => before.filter((edit) => edit.id !== id));
}

/** The edits that wait are given up: their writes go with this device's copy of the database. */
export function giveUpWaiting(): void {
  change((before) => before.filter((edit) => edit.state !== 'waiting'));
}

/** The server refused it: it is told of, and never written again. */
export function refuseEdit(id: string): void {
  change((before) =>
    before.map((edit) => (edit.id === id ? { ...edit, state: 'refused', fields: {} } : edit)),
  );
}

type Trace = Pick<OrderEdit, 'userId' | 'revision' | 'mark'>;

/** Whether an order is what an edit made of it. */
export function isLastIn(order: Order, { userId, revision, mark }: Trace): boolean {
  return order.revision === revision && order.updated_by === userId && editDigest(order) === mark;
}

/**
 * What became of an edit, by the present state of the order. `unsent`: nothing has come between, so
 * that it can still be written. `later` are this device's edits of the order after it: one of them
 * that is in the order stands on this one.
 */
export function resolveEdit(
  edit: Trace,
  order: Order | null,
  later: readonly Trace[] = [],
): 'taken' | 'refused' | 'unsent' {
  if (order === null) return 'refused';
  if (order.revision === edit.revision - 1) return 'unsent';
  return [edit, ...later].some((each) => isLastIn(order, each)) ? 'taken' : 'refused';
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
