import { expect } from '@playwright/test';
import type { Catalogue } from '@reef/domain/catalogue/file/catalogue-file';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { DEMO_SETUP_CODE } from '@reef/emulators/stack/stack-values.ts';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { expectAccessible } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { card } from '#support/browser/card.ts';
import { call } from '#support/callables.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { sell } from '#support/sold-orders.ts';

/** What the server makes of no product. The file in the bucket is still the demo shop's. */
const NO_PRODUCTS: Catalogue = {
  as_of: new Date(),
  counts: { 'Saltwater Fish': 0, 'Live Coral': 0, Invertebrates: 0, WYSIWYG: 0 },
  products: [],
};

const OWNER = { email: 'owner@example.test', pin: '024680' };

async function adminCount(): Promise<number> {
  const admins = shopDatabase().collection('user_roles').where('role', '==', 'admin');
  return (await admins.count().get()).data().count;
}

/** Deletes every account and document, so that the shop is empty however often the test runs. */
test.beforeEach(async () => {
  const project = `emulator/v1/projects/${PROJECT_ID}`;
  const kept = [
    `http://${fromEnvironment('FIREBASE_AUTH_EMULATOR_HOST')}/${project}/accounts`,
    `http://${fromEnvironment('FIRESTORE_EMULATOR_HOST')}/${project}/databases/(default)/documents`,
  ];
  for (const url of kept) {
    const headers = { authorization: 'Bearer owner' };
    expect((await fetch(url, { method: 'DELETE', headers })).ok).toBe(true);
  }
});

test('SETUP-02 SETUP-06 ATT-48 in a shop without an account the set-up code makes the first admin, who signs in, and no second one', async ({
  page,
  faults,
}) => {
  expect(await adminCount()).toBe(0);
  await page.goto('/admin-setup');
  const create = card(page, 'Create Admin Account');
  const submit = create.getByRole('button', { name: 'Create Admin Account' });
  await create.getByLabel(/^Email/).fill(OWNER.email);
  await create.getByLabel(/^PIN/).fill(OWNER.pin);
  await create.getByLabel(/^Confirm PIN/).fill(OWNER.pin);
  await create.getByLabel(/^Setup code/).fill('a guess');
  await submit.click();
  await expect(page.getByText('The setup code is wrong.')).toBeVisible();
  expect(await adminCount()).toBe(0);

  await create.getByLabel(/^Setup code/).fill(DEMO_SETUP_CODE);
  await submit.click();
  await expect(page.getByText('Admin Created Successfully')).toBeVisible();
  await expect(create.getByText('Admin Account Created')).toBeVisible();
  await expect(create.getByText(`${OWNER.email} can sign in now.`)).toBeVisible();
  await expectAccessible(page);
  expect(await adminCount()).toBe(1);

  const trial = card(page, 'Test Admin Login');
  await trial.getByLabel('Email').fill(OWNER.email);
  await trial.getByLabel('PIN', { exact: true }).fill(OWNER.pin);
  await trial.getByRole('button', { name: 'Test Login' }).click();
  await expect(trial.getByText('Verified! Admin status: Yes')).toBeVisible();

  const another = { admin_email: 'second@example.test', admin_pin: OWNER.pin };
  const { result } = await call('create_admin_account', {
    ...another,
    setup_code: DEMO_SETUP_CODE,
  });
  expect(result).toMatchObject([{ success: false }]);
  expect(await adminCount()).toBe(1);

  await page.goto('/auth');
  await page.getByLabel(/^Email/).fill(OWNER.email);
  await page.getByLabel(/^PIN/).fill(OWNER.pin);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Welcome back! Admin access granted.')).toBeVisible();
  await page.goto('/user-management');
  await expect(page.getByRole('tab', { name: 'All 1' })).toBeVisible();
  await expect(
    page.getByRole('main').locator('p').getByText(OWNER.email, { exact: true }),
  ).toBeVisible();

  await test.step('SHOP-06 the home page says that there is nothing yet', async () => {
    await page.route('**/catalogue.json', (route) => route.fulfill({ json: NO_PRODUCTS }));
    await page.goto('/');
    const arrivals = page.getByRole('region', { name: 'Just settled in' });
    await expect(arrivals.getByText('Nothing is in stock right now')).toBeVisible();
    await expect(arrivals.getByRole('list')).toHaveCount(0);
    await expectAccessible(page);
  });

  // Here, because beside other tests no checkout could begin meanwhile.
  await test.step('SHIP-01 of settings that another release has saved nothing is guessed, and an admin saves over what cannot be read', async () => {
    await page.goto('/contact');
    const phone = page.getByRole('main').locator('a[href^="tel:"]');
    await expect(phone).toBeVisible();
    const contact = { ...DEFAULT_SETTINGS.contact, phone: '(305) 555-0177' };
    const settings = { ...DEFAULT_SETTINGS, contact, hours: 'by appointment' };
    const written = { revision: 3, settings, updated_at: new Date(), updated_by: 'owner' };
    const documents = shopDatabase().collection('settings');
    await Promise.all([documents.doc('shop').set(written), documents.doc('public').set(written)]);
    await page.reload();
    await expect(page.getByRole('main').getByText('Not loaded yet')).toHaveCount(4);
    await expect(phone).toHaveCount(0);
    await page.goto('/settings');
    const note = page.getByRole('alert').getByText('this one cannot read: opening hours.');
    await expect(note).toBeVisible();
    await expect(page.getByLabel('Phone')).toHaveValue(contact.phone);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await expect(note).toBeHidden();
    // What was saved before could not be brought back.
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await page.goto('/contact');
    await expect(phone).toHaveAttribute('href', 'tel:+13055550177');
    const reported = faults.splice(0);
    expect(reported.filter((fault) => !fault.includes('settings/public'))).toEqual([]);
    await Promise.all([documents.doc('shop').delete(), documents.doc('public').delete()]);
  });

  // Here, because other tests' pages would report the order.
  await test.step('ORD-01 SOLD-02 SHIP-03 an order that another release has written hides no other, and no page says that there is none', async () => {
    const { docs } = await shopDatabase().collection('profiles').get();
    const user_id = docs[0]?.id ?? '';
    const unread = page.getByText('1 order cannot be shown by this version of the shop.');
    const later = await sell({ user_id });
    await shopDatabase().doc(`orders/${later.id}`).update({ status: 'recalled' });
    await page.goto('/orders');
    await expect(unread).toBeVisible();
    await expect(page.getByText('No orders yet')).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`/orders/${later.number}`);
    await expect(page.getByText('This order could not be loaded.')).toBeVisible();

    const created_at = new Date(Date.now() - 60_000);
    await Promise.all(Array.from({ length: 10 }, () => sell({ user_id, created_at })));
    await page.goto('/orders');
    const orders = page.getByRole('main').getByRole('listitem').filter({ hasText: 'RE2E-' });
    await expect(orders).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
    await expect(unread).toBeVisible();
    await page.goto('/content-product-management?tab=existing&show=Sold');
    await expect(page.getByText('10 orders shown.')).toBeVisible();
    await expect(unread).toBeVisible();
    await page.goto('/packing');
    await expect(unread).toBeVisible();
    const reported = faults.splice(0);
    expect(reported.filter((fault) => !fault.includes(later.id))).toEqual([]);
  });
});
