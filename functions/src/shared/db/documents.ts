import { plainData } from '@reef/domain/shared/plain-data';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';

function plainFields(snapshot: DocumentSnapshot): Record<string, unknown> {
  const fields = Object.entries(snapshot.data() ?? {});
  return Object.fromEntries(fields.map(([name, value]) => [name, plainData(value)]));
}

/**
 * A snapshot as the domain's type, with the document's id as `id`; null if it does not exist.
 * @param snapshot undefined if none was read, such as the first of an empty list.
 * @throws ZodError if the stored document breaks its schema: a fault of ours, never a user's.
 */
export function parseDocument<T extends z.ZodMiniType>(
  schema: T,
  snapshot: DocumentSnapshot | undefined,
): z.output<T> | null {
  if (snapshot?.exists !== true) return null;
  return schema.parse({ ...plainFields(snapshot), id: snapshot.id });
}

/** Like `parseDocument`; null also if the document breaks its schema, which no retry fixes. */
export function parseReadable<T extends z.ZodMiniType>(
  schema: T,
  snapshot: DocumentSnapshot | undefined,
): z.output<T> | null {
  if (snapshot?.exists !== true) return null;
  return schema.safeParse({ ...plainFields(snapshot), id: snapshot.id }).data ?? null;
}

/** What can be read of several documents; the others are left out, and logged as in `parseReadable`. */
export function parseReadableAll<T extends z.ZodMiniType>(
  schema: T,
  documents: readonly DocumentSnapshot[],
): z.output<T>[] {
  return documents.flatMap((each) => parseReadable(schema, each) ?? []);
}

/** The collections of the shop, but for those that only accounts use (account-collections.ts). */
export function collections(db: Firestore) {
  return {
    products: db.collection('products'),
    removedProducts: db.collection('removed_products'),
    profiles: db.collection('profiles'),
    extended: db.collection('user_profiles_extended'),
    roles: db.collection('user_roles'),
    orders: db.collection('orders'),
    claims: db.collection('claims'),
    orderTallies: db.collection('order_tallies'),
    orderCounts: db.collection('order_counts'),
    salesDays: db.collection('sales_days'),
    reservations: db.collection('reservations'),
    latestHolds: db.collection('latest_holds'),
    stripeEvents: db.collection('stripe_events'),
    pictures: db.collection('pictures'),
    auditLog: db.collection('audit_log'),
    mail: db.collection('mail'),
    messages: db.collection('messages'),
    settings: db.collection('settings'),
    callLimits: db.collection('call_limits'),
  };
}
