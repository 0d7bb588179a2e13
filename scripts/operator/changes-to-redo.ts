import { lineItems, type LineItem } from '../../domain/src/cart/line-item.ts';
import type { Product } from '../../domain/src/catalogue/product.ts';
import { isHolding, type Reservation } from '../../domain/src/checkout/reservation.ts';
import type { Claim } from '../../domain/src/claims/claim.ts';
import type { Mail } from '../../domain/src/mail/mail.ts';
import type { Order } from '../../domain/src/orders/order.ts';
import { FILLED_EVENT } from '../../functions/src/mail/shipment-notices.ts';

/** An entry of `audit_log` about a product, an order, a claim or the settings. */
export type LoggedChange = {
  action: string;
  target_id: string;
  created_at: Date;
  before?: unknown;
  after?: unknown;
  /** A claim's order, and what was decided about its lines. */
  order_id?: string;
  decisions?: readonly { kind: string }[];
  /** The revision that the change left; null if nothing is left that has one. */
  revision?: number | null;
};

/**
 * What a shop has after a backup was imported into its own database, which leaves later documents
 * as they are. "Later" is after the backup.
 */
export type AfterImport = {
  /** The minute of the backup. */
  backup: Date;
  /** When the import began. */
  imported: Date;
  /** Those that later reservations, orders, edits and removals name. */
  products: readonly Product[];
  /** Ids of products taken off the list later. */
  removed: ReadonlySet<string>;
  /** The later ones, those of later orders, and all that are open. */
  reservations: readonly Reservation[];
  /** The later ones. */
  orders: readonly Order[];
  /** Orders of the backup, unfilled there, whose buyers were told later that they are on their way. */
  filled: readonly Order[];
  /** The later ones. */
  claims: readonly Claim[];
  /** The later ones, the earliest first. */
  log: readonly LoggedChange[];
};

/** The ids of orders of which the last mail about a filling does not take it back. */
export function toldFilled(mails: readonly Pick<Mail, 'id' | 'about' | 'created_at'>[]): string[] {
  const told = mails
    .filter(({ id }) => /^order-(un)?filled-/.test(id))
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const last = new Map(told.map(({ about, id }) => [about, id]));
  return [...last].flatMap(([about, id]) => (id.startsWith(`${FILLED_EVENT}-`) ? about : []));
}

/** What has to be done about one kind of thing. */
export type Task = { heading: string; lines: string[] };

function unitsOf(lines: readonly LineItem[], id: string): number {
  return lines
    .filter(({ product_id }) => product_id === id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Whether an order's units are in a box, or wait to be. */
function isSold({ status, notice, payment_status: paid }: Order): boolean {
  const wentBack = status === 'cancelled' && notice !== null;
  return !wentBack && (paid === 'paid' || paid === 'refunded');
}

function orderOf({ orders }: AfterImport, { session_id }: Reservation): Order | undefined {
  return session_id === null
    ? undefined
    : orders.find(({ stripe_session_id }) => stripe_session_id === session_id);
}

/**
 * Whether a reservation took units from the stock that the import set back. One that ended after
 * the import gave its units to the stock of the backup, which already had them.
 */
function tookUnits(shop: AfterImport, reservation: Reservation): boolean {
  const { status, created_at, updated_at } = reservation;
  if (created_at >= shop.imported) return false;
  if (created_at >= shop.backup) {
    const isEndedSince = status === 'released' && updated_at >= shop.imported;
    return isHolding(status) || status === 'settled' || isEndedSince;
  }
  // Paid after its release: the stock was taken again.
  const order = orderOf(shop, reservation);
  return status === 'released' && order !== undefined && isSold(order);
}

function takenSince(shop: AfterImport, id: string): number {
  const holds = shop.reservations.filter((each) => tookUnits(shop, each));
  const free = shop.orders.filter(
    ({ replaces, created_at }) => replaces !== undefined && created_at < shop.imported,
  );
  const taken = [...holds.map(({ lines }) => lines), ...free.map(({ items }) => lineItems(items))];
  return taken.reduce((sum, lines) => sum + unitsOf(lines, id), 0);
}

function stockIn(fields: unknown): number {
  const stock: unknown =
    fields !== null && typeof fields === 'object' && Reflect.get(fields, 'stock');
  return typeof stock === 'number' ? stock : 0;
}

function addedSince({ log, imported }: AfterImport, id: string): number {
  return log
    .filter(({ action, target_id }) => action === 'update-product' && target_id === id)
    .filter(({ created_at }) => created_at < imported)
    .reduce((sum, { before, after }) => sum + stockIn(after) - stockIn(before), 0);
}

function stockLine(shop: AfterImport, { id, name, stock, created_at }: Product): string[] {
  if (shop.removed.has(id)) return [`products/${id} "${name}": was taken off the list, delete it`];
  // A later product is as it was: the import did not touch it.
  if (created_at >= shop.backup) return [];
  const [taken, added] = [takenSince(shop, id), addedSince(shop, id)];
  if (taken === added) return [];
  const right = stock + added - taken;
  const why = `sold, held or replaced since: ${taken}, added by edits: ${added}`;
  const to = right < 0 ? `set stock to 0 and count the animals` : `set stock to ${right}`;
  return [`products/${id} "${name}": stock ${stock}, ${to} (${why})`];
}

function reservationLine(shop: AfterImport, reservation: Reservation): string[] {
  const { id, status, created_at } = reservation;
  if (created_at >= shop.backup || status === 'settled') return [];
  const order = orderOf(shop, reservation);
  const isPending = order?.payment_status === 'pending';
  if (order === undefined || !(isPending || isSold(order))) {
    return isHolding(status) ? [`reservations/${id} is ${status}: leave it`] : [];
  }
  const to = isPending ? 'awaiting' : 'settled';
  const has = `${order.order_number} was made of it`;
  return status === to
    ? []
    : [`reservations/${id} is ${status}: ${has}, set status to ${to} and order_id to ${order.id}`];
}

function orderLine({ order_number, payment_status, is_fulfilled, replaces }: Order): string {
  const how = replaces === undefined ? payment_status : `replaces ${replaces.order_number}`;
  return `${order_number}: ${how}, ${is_fulfilled ? 'filled' : 'not filled'}`;
}

/** Whether the import undid a change; what was made later is as it was. */
function isUndone({ orders, claims, products, backup }: AfterImport, change: LoggedChange) {
  const later = products.filter(({ created_at }) => created_at >= backup);
  return [...orders, ...claims, ...later].every(({ id }) => id !== change.target_id);
}

function detailOf(change: LoggedChange): string {
  const { action, order_id, decisions = [], before, after, revision } = change;
  if (action === 'move-arrival-day' || action === 'save-settings') {
    return ` ${JSON.stringify(before)} to ${JSON.stringify(after)}`;
  }
  if (action !== 'decide-claim') return '';
  const kinds = decisions.map(({ kind }) => kind).join(', ');
  return ` of orders/${order_id}: ${kinds}; revision ${revision}`;
}

function logLine(change: LoggedChange): string {
  const { action, target_id, created_at } = change;
  return `${created_at.toISOString()} ${action}: ${target_id}${detailOf(change)}`;
}

/**
 * What has to be set right by hand after a backup was imported, before anything is sold again:
 * animals sold since are on the shelf, and orders, holds and claims of the backup are as they were
 * then. docs/operations.md says what to do about each.
 */
export function changesToRedo(shop: AfterImport): Task[] {
  const tasks = [
    {
      heading: 'Reservations of the backup',
      lines: shop.reservations.flatMap((each) => reservationLine(shop, each)),
    },
    { heading: 'Stock', lines: shop.products.flatMap((each) => stockLine(shop, each)) },
    { heading: 'Orders made since, which stay', lines: shop.orders.map(orderLine) },
    {
      heading: 'Orders whose buyers were told since that they are filled',
      lines: shop.filled.map(({ order_number, id }) => `${order_number}: orders/${id}`),
    },
    {
      heading: 'Claims reported since, which stay',
      lines: shop.claims.map(({ id, order_number }) => `${order_number}: claims/${id}`),
    },
    {
      heading: 'Decisions and edits since',
      lines: shop.log.filter((each) => isUndone(shop, each)).map(logLine),
    },
  ];
  return tasks.filter(({ lines }) => lines.length > 0);
}
