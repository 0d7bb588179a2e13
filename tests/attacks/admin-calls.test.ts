import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenUpMail } from '#support/given-up-mail.ts';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { ADMIN_ONLY } from '@reef/domain/shared/call-parts';
import { call, DEMO, signIn } from '#support/callables.ts';
import { EDIT_REFUSALS } from '../../functions/src/catalogue/edit-messages.ts';
import { settingsIn } from '../../functions/src/settings/shop-settings.ts';
import { localDeps } from '#support/local-services.ts';
import { stockProduct } from '#support/shop-fixture.ts';
import { unusedEmail } from '#support/test-accounts.ts';

const deps = localDeps({ now: new Date() });
const tokens = { admin: '', buyer: '', suspended: '' };
let product = '';
/** The numbers of the two orders that the settings name and the demo data has. */
let specified: readonly string[] = [];

/** A name that no other test lists. */
const GHOST = `Ghost Fish ${crypto.randomUUID()}`;

/** The id of a message and of a mail. */
const WRITTEN = `told-${crypto.randomUUID()}`;

/** A message that waits for an answer, and a mail that was given up: only an admin's call sends it. */
async function write(): Promise<void> {
  const { db } = deps;
  await db.doc(`messages/${WRITTEN}`).set({
    name: 'Ana',
    email: unusedEmail(),
    phone: '',
    subject: 'A question',
    message: 'Does it eat coral?',
    is_answered: false,
    created_at: new Date(),
  });
  await db.doc(`mail/${WRITTEN}`).set(givenUpMail(unusedEmail(), WRITTEN));
}

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'suspended'] as const) {
    const [email, pin] = DEMO[who];
    tokens[who] = await signIn(email, pin);
  }
  product = await stockProduct(deps.db, 3);
  const settings = await deps.db.doc('settings/shop').get();
  specified = settingsIn(settings).settings.specified_orders;
  await write();
});
afterAll(async () => {
  const { db } = deps;
  await Promise.all(
    [db.doc(`messages/${WRITTEN}`), db.doc(`mail/${WRITTEN}`)].map((d) => d.delete()),
  );
  await deps.close();
});

const change = () => ({
  product_id: product,
  product_name: 'Stolen Clownfish',
  product_price: 0.01,
  product_category: 'Saltwater Fish',
  product_stock: 99,
  product_image_url: null,
});

const listing = () => ({
  name: GHOST,
  price: 1,
  category: 'Saltwater Fish',
  stock: 1,
  image_url: null,
});

/**
 * Every admin call for catalogue, sales, messages and mail, with an input that an admin could send;
 * those for accounts are in accounts/admin-calls.test.ts.
 */
const CALLS: readonly [name: string, input: () => unknown][] = [
  ['create-product', listing],
  ['update_product_with_admin_check', change],
  ['delete_product', () => ({ product_id: product })],
  [
    'import_products',
    () => ({
      request_id: crypto.randomUUID(),
      edits: [
        { does: 'create', line: 2, product: listing() },
        { does: 'change', line: 3, product: change() },
      ],
    }),
  ],
  ['delete_specified_orders', () => ({ order_numbers: specified })],
  ['delete_specified_orders', () => ({ is_question: true })],
  [
    'hold_orders',
    () => ({
      request_id: crypto.randomUUID(),
      day: '2026-12-01',
      note: 'A storm that is none.',
      orders: [{ id: 'nobodys-order', revision: 1 }],
    }),
  ],
  ['rebuild_order_counts', () => null],
  ['save_settings', () => ({ revision: 0, settings: DEFAULT_SETTINGS })],
  ['answer_message', () => ({ message_id: WRITTEN, is_answered: true })],
  ['retry_mail', () => ({ mail_id: WRITTEN })],
];

/** What an answer says to those who are no admins. */
const NO_ADMIN = new RegExp(`${ADMIN_ONLY}|${EDIT_REFUSALS['not-admin']}`);

/**
 * Everything that these calls name: the product, one with the new name, the settings, the specified
 * orders, the message and the mail.
 */
async function named() {
  const { db } = deps;
  const [settings, stored, message, mail, held] = await db.getAll(
    db.doc('settings/shop'),
    db.doc(`products/${product}`),
    db.doc(`messages/${WRITTEN}`),
    db.doc(`mail/${WRITTEN}`),
    db.doc('orders/nobodys-order'),
  );
  const [listed, orders] = await Promise.all([
    db.collection('products').where('name', '==', GHOST).get(),
    db.collection('orders').where('order_number', 'in', specified).get(),
  ]);
  return {
    settings: settings?.data(),
    product: stored?.data(),
    message: message?.data(),
    mail: mail?.data(),
    held: held?.exists,
    listed: listed.size,
    orders: orders.docs.map((document) => document.data()),
  };
}

describe.each(CALLS)('ATT-40 %s (%#)', (name, input) => {
  it.each(['guest', 'buyer', 'suspended'] as const)(
    'ATT-40 is refused to the %s, and nothing changes',
    async (who) => {
      const before = await named();
      const token = who === 'guest' ? undefined : tokens[who];
      const { error, result } = await call(name, input(), token);
      const said = JSON.stringify(error ?? result);
      if (who === 'guest') expect(error).toMatchObject({ status: 'UNAUTHENTICATED' });
      else {
        if (error) expect(error.status).toBe('PERMISSION_DENIED');
        else expect(said).toMatch(/"success":false/);
        expect(said).toMatch(NO_ADMIN);
      }
      for (const number of specified) expect(said).not.toContain(number);
      expect(await named()).toEqual(before);
      expect(before).toMatchObject({
        product: { stock: 3 },
        listed: 0,
        message: { is_answered: false },
        mail: { delivery: { state: 'ERROR' } },
      });
      expect(before.orders).toHaveLength(specified.length);
    },
  );
});

it('ATT-40 an admin makes, changes and deletes a product', async () => {
  const made = await call('create-product', listing(), tokens.admin);
  const { product_id } = made.result as { product_id: string };
  const changed = await call(
    'update_product_with_admin_check',
    { ...change(), product_id },
    tokens.admin,
  );
  expect(changed.result).toMatchObject([{ success: true }]);
  const gone = await call('delete_product', { product_id }, tokens.admin);
  expect(gone.result).toMatchObject([{ success: true }]);
});
