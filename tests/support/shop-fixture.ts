import { randomUUID } from 'node:crypto';
import type { CreatePaymentRequest } from '@reef/domain/checkout/checkout-calls';
import { lineItems, OrderItems } from '@reef/domain/cart/line-item';
import { isHolding, ReservationStatus } from '@reef/domain/checkout/reservation';
import { aProduct } from '@reef/domain/testing/fixtures';
import type { Firestore } from 'firebase-admin/firestore';
import { stamped } from '../../functions/src/shared/db/product-writes.ts';

/** The status of a reservation while it keeps units for a buyer. */
const HOLDING = ReservationStatus.options.filter(isHolding);

const LONG_AGO = new Date('2026-10-01T12:00:00Z');

/** Adds a product for one test; `price` in dollars. @returns its id. */
export async function stockProduct(db: Firestore, stock: number, price = 24.99): Promise<string> {
  const mark = `test-${randomUUID().slice(0, 12)}`;
  const { id, ...product } = aProduct({
    id: mark,
    name: `Test Clownfish ${mark}`,
    price,
    stock,
    sold_out_at: stock === 0 ? LONG_AGO : null,
    created_at: LONG_AGO,
  });
  await db.doc(`products/${id}`).set(stamped(product));
  return id;
}

/** Makes a buyer's documents. @returns the user id. */
export async function addBuyer(
  db: Firestore,
  account: { status?: 'active' | 'suspended'; canBuy?: boolean } = {},
): Promise<string> {
  const id = `buyer-${randomUUID().slice(0, 12)}`;
  const batch = db.batch();
  batch.set(db.doc(`profiles/${id}`), {
    user_id: id,
    email: `${id}@example.test`,
    email_verified: true,
    can_make_purchases: account.canBuy ?? true,
    created_at: LONG_AGO,
    roles: ['user'],
  });
  batch.set(db.doc(`user_profiles_extended/${id}`), {
    user_id: id,
    first_name: 'Ana',
    last_name: 'Reyes',
    phone: '',
    shipping_address_line1: '',
    shipping_address_line2: '',
    shipping_city: '',
    shipping_state: '',
    shipping_zip: '',
    shipping_country: 'US',
    account_status: account.status ?? 'active',
    updated_at: LONG_AGO,
  });
  await batch.commit();
  return id;
}

/** The body of `create-payment` for these products; the server must ignore its wrong prices. */
export function cartOf(...items: [id: string, quantity: number][]): CreatePaymentRequest {
  const origin = 'http://127.0.0.1:5000';
  return {
    items: items.map(([id, quantity]) => ({ id, name: 'whatever', price: 0.01, quantity })),
    successUrl: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/payment-canceled`,
  };
}

/** Changes a session's reservation to a cent more than its buyer is asked to pay. */
export async function reserveOtherMoney(db: Firestore, sessionId: string): Promise<void> {
  const found = await db.collection('reservations').where('session_id', '==', sessionId).get();
  const [reservation] = found.docs;
  const cents = reservation?.get('subtotal_cents') as number;
  await reservation?.ref.update({ subtotal_cents: cents + 1 });
}

/**
 * Where a product's units are: in stock, held for buyers, in orders that are not cancelled. An
 * order refunded after it was recorded keeps its units: an animal does not come back.
 */
export async function ledger(db: Firestore, productId: string) {
  const [product, reservations, orders] = await Promise.all([
    db.doc(`products/${productId}`).get(),
    db.collection('reservations').where('status', 'in', HOLDING).select('lines').get(),
    db.collection('orders').select('items', 'payment_status', 'status').get(),
  ]);
  const unitsIn = (items: unknown) =>
    lineItems(OrderItems.parse(items))
      .filter((line) => line.product_id === productId)
      .reduce((sum, line) => sum + line.quantity, 0);
  const held = reservations.docs.reduce((sum, document) => sum + unitsIn(document.get('lines')), 0);
  const paid = orders.docs.filter(
    (document) =>
      ['paid', 'refunded'].includes(document.get('payment_status') as string) &&
      document.get('status') !== 'cancelled',
  );
  const units = paid.map((document) => unitsIn(document.get('items'))).filter((count) => count > 0);
  const [sold, orderCount] = [units.reduce((sum, count) => sum + count, 0), units.length];
  return { free: product.get('stock') as number, held, sold, orderCount };
}
