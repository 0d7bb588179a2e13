import { expect, type Page } from '@playwright/test';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { expectAccessible } from '#support/browser/axe.ts';
import { DEMO } from '#support/callables.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { expectHome, signInByHeader } from '#support/browser/header.ts';
import { endSuddenly } from '#support/browser/end-suddenly.ts';
import { keptSessionOf } from '#support/browser/signed-in.ts';
import { sell, storedOrder } from '#support/sold-orders.ts';
import {
  adminPagesKept,
  entry,
  excuseOffline,
  fillBy,
  find,
  openSold,
  SOLD,
  test,
} from '#support/browser/sold-view.ts';
import { walkTo } from '#support/browser/walk-to.ts';

test('SOLD-05 SOLD-06 SOLD-07 GUAR-01 fills with a carrier by a typed number, shows delivery and guarantee, unfills', async ({
  page,
}) => {
  const order = await sell();
  await openSold(page);
  await find(page, order.number);
  await entry(page, order.number).getByRole('checkbox').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Please select a delivery method')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(dialog.getByLabel(/^Tracking number/)).toHaveCount(0);
  await dialog.getByText('Pickup', { exact: true }).click();
  await expect(dialog.getByLabel(/^Tracking number/)).toHaveCount(0);
  await dialog.getByText('FedEx', { exact: true }).click();
  // Numbers are typed if the browser reads no barcodes.
  expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false);
  await expect(dialog.getByRole('button', { name: 'Scan the label' })).toHaveCount(0);
  await dialog.getByLabel(/^Tracking number/).fill('9400 1000 0000 0000 0000 06');
  await dialog.getByRole('button', { name: 'Use USPS' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Order marked as filled')).toBeVisible();
  await expect(entry(page, order.number)).toContainText(/USPS 9400/);
  await expect(entry(page, order.number)).toContainText('Guaranteed Pending');
  await expect(entry(page, order.number)).toContainText(/\d+h \d\dm \d\ds/);
  await expect.poll(async () => (await storedOrder(order.id))['revision']).toBe(2);
  await expect
    .poll(() => storedOrder(order.id))
    .toMatchObject({
      is_fulfilled: true,
      fulfillment_type: 'shipped',
      shipping_carrier: 'USPS',
    });
  const { filled_synced_at, updated_at } = await storedOrder(order.id);
  expect(filled_synced_at).toEqual(updated_at);
  await entry(page, order.number).getByRole('checkbox').click();
  await expect(
    page.getByText('Mark this order as NOT filled and clear delivery details?'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Mark as not filled' }).click();
  await expect(page.getByText('Order unfilled')).toBeVisible();
  await expect.poll(async () => (await storedOrder(order.id))['revision']).toBe(3);
  await expect
    .poll(() => storedOrder(order.id))
    .toMatchObject({
      is_fulfilled: false,
      fulfillment_type: null,
      delivery_datetime: null,
      shipping_carrier: null,
      tracking_number: null,
      filled_synced_at: null,
      guarantee_start_at: null,
      guarantee_status: 'pending',
    });
});

test.describe('without signal', () => {
  // Closing the app and opening it again offline needs the worker.
  test.use({ serviceWorkers: 'allow' });

  test('INV-13 INV-14 SOLD-11 fills without signal, survives reload and the tab’s sudden end, arrives once by itself; signing out with unsynced changes asks first, then forgets them @phone', async ({
    page,
    context,
    faults,
  }) => {
    const order = await sell();
    await openSold(page);
    await find(page, order.number);
    await expect(entry(page, order.number)).toHaveCount(1);
    await adminPagesKept(page);
    await context.setOffline(true);
    await fillBy(page, order.number, 'Local Delivery');
    await expect(page.getByText('Order marked as filled')).toBeVisible();
    await expect(entry(page, order.number)).toContainText('waiting to sync');
    const isShownWaiting = async (tab: Page) => {
      await find(tab, order.number);
      await expect(entry(tab, order.number)).toContainText('Local Delivery');
      await expect(entry(tab, order.number)).toContainText('waiting to sync');
    };
    await page.reload();
    await isShownWaiting(page);
    await endSuddenly(page);
    const next = await context.newPage();
    await openSold(next);
    await isShownWaiting(next);
    await expect.poll(async () => (await storedOrder(order.id))['revision']).toBe(1);
    await context.setOffline(false);
    await expect(entry(next, order.number)).not.toContainText('waiting to sync');
    await expect(next.getByText(/waiting to sync/)).toHaveCount(0);
    await expect
      .poll(() => storedOrder(order.id))
      .toMatchObject({ revision: 2, tracking_number: 'LOCAL' });

    await test.step('SOLD-11 INV-14 signing out with unsynced changes asks first', async () => {
      const other = await sell();
      await find(next, other.number);
      await expect(entry(next, other.number)).toHaveCount(1);
      await context.setOffline(true);
      await fillBy(next, other.number, 'Pickup');
      await expect(entry(next, other.number)).toContainText('waiting to sync');
      const signOut = async () => {
        await next.getByRole('button', { name: 'Account' }).click();
        await next.getByRole('banner').getByText('Sign out', { exact: true }).click();
      };
      await signOut();
      const dialog = next.getByRole('dialog', { name: /lose changes that are waiting/ });
      await expect(
        dialog.getByRole('heading', { name: /lose changes that are waiting/ }),
      ).toBeVisible();
      await expectAccessible(next);
      await dialog.getByRole('button', { name: 'Stay signed in' }).click();
      await expect(entry(next, other.number)).toContainText('waiting to sync');
      await signOut();
      await dialog.getByRole('button', { name: 'Sign out and lose them' }).click();
      await expect(next.getByText('Signed Out')).toBeVisible();
      await expect
        .poll(() => next.evaluate(() => localStorage.getItem('reef-order-edits')))
        .toBe('[]');
      await context.setOffline(false);
      // Only the same admin's next session could send what was left behind.
      const [email, pin] = DEMO.admin;
      await expectHome(next);
      await signInByHeader(next, { email, pin });
      await walkTo(next, SOLD);
      await find(next, other.number);
      await expect(entry(next, other.number).getByRole('checkbox')).not.toBeChecked();
      await expect(next.getByText(/waiting to sync/)).toHaveCount(0);
      expect(await storedOrder(other.id)).toMatchObject({ revision: 1, is_fulfilled: false });
    });
    excuseOffline(faults);
  });
});

/**
 * Puts a finger on the page for half a second after the next click. @returns a function that says
 * whether the only order on the page was marked as waiting while its tick was still the old one.
 */
async function watchTick(page: Page): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle(() => {
    const found = { isTickBehind: false };
    new MutationObserver(() => {
      const tick = document.querySelector<HTMLInputElement>('.sales-table input[type=checkbox]');
      const mark = document.querySelector('.sales-table .waiting-mark');
      if (mark !== null && tick?.checked === true) found.isTickBehind = true;
    }).observe(document.body, { childList: true, subtree: true });
    window.addEventListener(
      'click',
      () => {
        window.dispatchEvent(new Event('pointerdown'));
        setTimeout(() => window.dispatchEvent(new Event('pointerup')), 500);
      },
      { once: true },
    );
    return found;
  });
  return async () => (await seen.jsonValue()).isTickBehind;
}

test('INV-13 SOLD-11 an edit after another admin’s is reported, and does not undo theirs @desk', async ({
  page,
  context,
  faults,
}) => {
  const order = await sell();
  await openSold(page);
  await find(page, order.number);
  await expect(entry(page, order.number)).toHaveCount(1);
  await fillBy(page, order.number, 'UPS', '1Z999AA10123456784');
  await expect.poll(() => storedOrder(order.id)).toMatchObject({ revision: 2 });
  await expect(page.getByText(/waiting to sync/)).toHaveCount(0);
  // The question's code is loaded while there is signal, as the worker would have cached it.
  await entry(page, order.number).getByRole('checkbox').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await context.setOffline(true);
  await entry(page, order.number).getByRole('checkbox').click();
  const isTickBehind = await watchTick(page);
  await page.getByRole('button', { name: 'Mark as not filled' }).click();
  await expect(entry(page, order.number)).toContainText('waiting to sync');
  expect(await isTickBehind()).toBe(false);
  await fillBy(page, order.number, 'FedEx', '123456789012');
  await expect(page.getByText('2 changes are waiting to sync')).toBeVisible();
  const place = await entry(page, order.number).boundingBox();

  // The other admin's phone had signal: one edit came where two are to follow.
  const theirs = { ...filledBy('Pickup', '', new Date()), status: 'delivered' };
  const document = shopDatabase().doc(`orders/${order.id}`);
  const others = { revision: 3, edit_id: 'theirs', updated_by: 'another', updated_at: new Date() };
  await document.update({ ...theirs, ...others });

  await context.setOffline(false);
  const notices = page.getByRole('alert').filter({ hasText: order.number });
  const told = notices.filter({ hasText: 'Another admin changed this order meanwhile' });
  await expect(told).toHaveCount(2);
  await expect(told.filter({ hasText: 'Filled, Pickup' })).toHaveCount(2);
  await expect(told.filter({ hasText: 'You had entered: FedEx 123456789012.' })).toHaveCount(1);
  await expect(entry(page, order.number)).toContainText('Pickup');
  // A notice that comes by itself moves nothing that one is about to press.
  expect((await entry(page, order.number).boundingBox())?.y).toBe(place?.y);
  await expect
    .poll(() => storedOrder(order.id))
    .toMatchObject({ revision: 3, tracking_number: 'PICKUP' });
  await notices.first().getByRole('button', { name: 'Understood' }).click();
  await expect(notices).toHaveCount(1);
  await notices.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByText('Another admin changed this order meanwhile')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await test.step('SOLD-11 INV-13 an open dialog says what another admin did, and saves nothing over it', async () => {
    const both = await sell();
    await find(page, both.number);
    await entry(page, both.number).getByRole('checkbox').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('FedEx', { exact: true }).click();
    const stored = shopDatabase().doc(`orders/${both.id}`);
    // Not the day that packing.spec.ts counts.
    const held = { arrival_day: '2031-06-10', revision: 2, edit_id: 'held' };
    await stored.update({ ...held, updated_at: new Date() });
    const changed = dialog.getByRole('alert');
    await expect(changed).toContainText('This order was changed after you opened it');
    await expect(changed).toContainText('Not filled. Arrives Tuesday, June 10.');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Go on with it as it is now' }).click();
    await expect(changed).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    const next = { ...theirs, revision: 3, edit_id: 'theirs', stands_on: 'held' };
    await stored.update({ ...next, updated_at: new Date() });
    await expect(changed).toContainText('Filled, Pickup.');
    await expect(dialog.getByRole('button', { name: /^Go on/ })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect
      .poll(() => storedOrder(both.id))
      .toMatchObject({ revision: 3, tracking_number: 'PICKUP' });
  });

  await test.step('SOLD-11 an edit that had arrived without its answer is not a refusal', async () => {
    const other = await sell();
    await find(page, other.number);
    await expect(entry(page, other.number)).toHaveCount(1);
    await context.setOffline(true);
    await fillBy(page, other.number, 'Pickup');
    await expect(entry(page, other.number)).toContainText('waiting to sync');
    // As its first sending left it, whose answer was lost with the signal.
    const kept = await page.evaluate(() => localStorage.getItem('reef-order-edits'));
    const [{ id }] = JSON.parse(kept ?? '[]') as [{ id: string }];
    const { uid } = await keptSessionOf('admin');
    const named = { revision: 2, edit_id: id, stands_on: null, updated_by: uid };
    await shopDatabase()
      .doc(`orders/${other.id}`)
      .update({ ...theirs, ...named, updated_at: new Date() });
    await context.setOffline(false);
    await expect(entry(page, other.number)).not.toContainText('waiting to sync');
    await expect(page.getByText(/waiting to sync/)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: other.number })).toHaveCount(0);
    await expect
      .poll(() => storedOrder(other.id))
      .toMatchObject({ revision: 2, tracking_number: 'PICKUP' });
  });

  await test.step('SOLD-11 INV-14 an edit lost with its page: signing out asks first, the next page writes it', async () => {
    const left = await sell();
    const { uid } = await keptSessionOf('admin');
    // The edit is recorded as Save is pressed; the database had no time to store it.
    const noted = {
      id: 'left',
      orderId: left.id,
      orderNumber: left.number,
      kind: 'fill',
      userId: uid,
      revision: 2,
      standsOn: null,
      fields: filledBy('Pickup', '', new Date()),
      state: 'waiting',
    };
    await page.evaluate(
      (edits) => localStorage.setItem('reef-order-edits', edits),
      JSON.stringify([noted]),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('banner').getByText('Sign out', { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /lose changes that are waiting/ });
    await dialog.getByRole('button', { name: 'Stay signed in' }).click();
    await openSold(page);
    await expect
      .poll(async () => await storedOrder(left.id))
      .toMatchObject({ revision: 2, edit_id: 'left', tracking_number: 'PICKUP', updated_by: uid });
    await expect(page.getByText(/waiting to sync/)).toHaveCount(0);
    await expect(page.getByRole('alert').filter({ hasText: left.number })).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('reef-order-edits')))
      .toBe('[]');
  });
  excuseOffline(faults);
});
