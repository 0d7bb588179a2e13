import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { lineItems } from '../../domain/src/cart/line-item.ts';
import { Product } from '../../domain/src/catalogue/product.ts';
import { isHolding, Reservation } from '../../domain/src/checkout/reservation.ts';
import { Claim } from '../../domain/src/claims/claim.ts';
import { Mail } from '../../domain/src/mail/mail.ts';
import { Order } from '../../domain/src/orders/order.ts';
import { collections, parseReadableAll } from '../../functions/src/shared/db/documents.ts';
import { type AfterImport, toldFilled } from './changes-to-redo.ts';

const Logged = z.object({
  action: z.enum([
    'decide-claim',
    'delete-order',
    'move-arrival-day',
    'save-settings',
    'settle-refunds',
    'update-product',
  ]),
  target_id: z.string(),
  created_at: z.date(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
  order_id: z.optional(z.string()),
  decisions: z.optional(z.array(z.object({ kind: z.string() }))),
  revision: z.optional(z.nullable(z.number())),
});

/** Firestore compares a field with so many values at most. */
const MAX_VALUES = 30;

/** The reservations that orders were made of. */
async function reservationsOf(db: Firestore, orders: readonly Order[]): Promise<Reservation[]> {
  const sessions = orders.flatMap(({ stripe_session_id: id }) => id ?? []);
  const chunks = Array.from({ length: Math.ceil(sessions.length / MAX_VALUES) }, (_, index) =>
    sessions.slice(index * MAX_VALUES, (index + 1) * MAX_VALUES),
  );
  const { reservations } = collections(db);
  const found = await Promise.all(
    chunks.map((chunk) => reservations.where('session_id', 'in', chunk).get()),
  );
  return parseReadableAll(
    Reservation,
    found.flatMap(({ docs }) => docs),
  );
}

async function byId<T extends z.ZodMiniType>(
  db: Firestore,
  schema: T,
  collection: 'orders' | 'products',
  ids: Iterable<string>,
): Promise<z.output<T>[]> {
  const documents = [...new Set(ids)].map((id) => collections(db)[collection].doc(id));
  return documents.length === 0 ? [] : parseReadableAll(schema, await db.getAll(...documents));
}

/** Reads what was written since a backup, and what the backup holds of it. Changes nothing. */
export async function changesSince(
  db: Firestore,
  backup: Date,
  imported: Date,
): Promise<AfterImport> {
  const { auditLog, claims, mail, orders, removedProducts, reservations } = collections(db);
  const open = Reservation.shape.status.options.filter(isHolding);
  const [made, held, openOnes, mails, reported, log, removals] = await Promise.all([
    orders.where('created_at', '>=', backup).orderBy('created_at').get(),
    reservations.where('created_at', '>=', backup).get(),
    reservations.where('status', 'in', open).get(),
    mail.where('created_at', '>=', backup).get(),
    claims.where('received_at', '>=', backup).get(),
    auditLog.where('created_at', '>=', backup).orderBy('created_at').get(),
    removedProducts.where('removed_at', '>=', backup).get(),
  ]);
  const later = parseReadableAll(Order, made.docs);
  const known = parseReadableAll(Reservation, [...held.docs, ...openOnes.docs]);
  const all = [...known, ...(await reservationsOf(db, later))];
  const entries = parseReadableAll(Logged, log.docs);
  const filled = await byId(db, Order, 'orders', toldFilled(parseReadableAll(Mail, mails.docs)));
  const lines = [
    ...all.flatMap((each) => each.lines),
    ...later.flatMap((each) => lineItems(each.items)),
  ];
  const edits = entries.filter(({ action }) => action === 'update-product');
  const removed = new Set(removals.docs.map(({ id }) => id));
  const products = await byId(db, Product, 'products', [
    ...lines.map(({ product_id }) => product_id),
    ...edits.map(({ target_id }) => target_id),
    ...removed,
  ]);
  return {
    backup,
    imported,
    products,
    removed,
    reservations: [...new Map(all.map((each) => [each.id, each])).values()],
    orders: later,
    filled: filled.filter(({ is_fulfilled, created_at }) => !is_fulfilled && created_at < backup),
    claims: parseReadableAll(Claim, reported.docs),
    log: entries,
  };
}
