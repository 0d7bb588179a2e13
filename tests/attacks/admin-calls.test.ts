import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { call, DEMO, signIn } from '#support/callables.ts';
import { settingsIn } from '../../functions/src/settings/shop-settings.ts';
import { localDeps } from '#support/local-services.ts';
import { stockProduct } from '#support/shop-fixture.ts';

const deps = localDeps({ now: new Date() });
const tokens = { admin: '', buyer: '', suspended: '' };
let product = '';

/** A name that no other test lists. */
const GHOST = `Ghost Fish ${crypto.randomUUID()}`;

beforeAll(async () => {
  for (const who of ['admin', 'buyer', 'suspended'] as const) {
    const [email, pin] = DEMO[who];
    // oxlint-disable-next-line no-await-in-loop
    tokens[who] = await signIn(email, pin);
  }
  product = await stockProduct(deps.db, 3);
});
afterAll(() => deps.close());

const change = () => ({
  product_id: product,
  product_name: 'Stolen Clownfish',
  product_price: 0.01,
  product_category: 'Saltwater Fish',
  product_stock: 99,
  product_image_url: null,
});

/**
 * Every admin call for catalogue and sales; those for accounts are in accounts/admin-calls.test.ts.
 */
const CALLS: Record<string, () => unknown> = {
  'create-product': () => ({
    name: GHOST,
    price: 1,
    category: 'Saltwater Fish',
    stock: 1,
    image_url: null,
  }),
  update_product_with_admin_check: change,
  delete_product: () => ({ product_id: product }),
  import_products: () => ({
    request_id: crypto.randomUUID(),
    edits: [
      { does: 'create', line: 2, product: CALLS['create-product']?.() },
      { does: 'change', line: 3, product: change() },
    ],
  }),
  delete_specified_orders: () => null,
  hold_orders: () => ({
    request_id: crypto.randomUUID(),
    day: '2026-12-01',
    note: 'A storm that is none.',
    orders: [{ id: 'nobodys-order', revision: 1 }],
  }),
  rebuild_order_counts: () => null,
  save_settings: () => ({ revision: 0, settings: DEFAULT_SETTINGS }),
};

/**
 * Everything that these calls name: the product, one with the new name, the settings and the
 * specified orders.
 */
async function named() {
  const { db } = deps;
  const settings = await db.doc('settings/shop').get();
  const specified = settingsIn(settings).settings.specified_orders;
  const [stored, listed, orders, held] = await Promise.all([
    db.doc(`products/${product}`).get(),
    db.collection('products').where('name', '==', GHOST).get(),
    db.collection('orders').where('order_number', 'in', specified).get(),
    db.doc('orders/nobodys-order').get(),
  ]);
  return {
    settings: settings.data(),
    product: stored.data(),
    listed: listed.size,
    orders: orders.docs.map((document) => document.data()),
    held: held.exists,
  };
}

describe.each(Object.keys(CALLS))('ATT-40 %s', (name) => {
  it.each(['guest', 'buyer', 'suspended'] as const)(
    'ATT-40 is refused to the %s, and nothing changes',
    async (who) => {
      const before = await named();
      const token = who === 'guest' ? undefined : tokens[who];
      const { error, result } = await call(name, CALLS[name]?.(), token);
      if (who === 'guest') expect(error).toMatchObject({ status: 'UNAUTHENTICATED' });
      else if (error) expect(error.status).toBe('PERMISSION_DENIED');
      else expect(JSON.stringify(result)).toMatch(/"success":false/);
      expect(await named()).toEqual(before);
      expect(before).toMatchObject({ product: { stock: 3 }, listed: 0 });
    },
  );
});

it('ATT-40 an admin makes, changes and deletes a product', async () => {
  const made = await call('create-product', CALLS['create-product']?.(), tokens.admin);
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
