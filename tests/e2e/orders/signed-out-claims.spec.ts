import { expect } from '@playwright/test';
import { HOUR_MS } from '@reef/domain/shared/time';
import { test } from '#support/browser/buyer-test.ts';
import { forgiveOutage } from '#support/faults/outage.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { sell } from '#support/sold-orders.ts';
import { DELIVERED, lose, photo } from './claim-pages.ts';

test.describe('on a phone without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('CLAIM-01 signing out removes the draft and waiting reports from this device @phone', async ({
    page,
    context,
    buyer,
    faults,
  }) => {
    const delivery_datetime = new Date(Date.now() - HOUR_MS);
    const order = await sell({ user_id: buyer.id, ...DELIVERED, delivery_datetime });
    await beginSignedIn(page, buyer);
    await page.goto(`/orders/${order.number}`);
    await page.getByRole('button', { name: 'Report a loss' }).click();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await lose(page, { name: order.product }, '1');
    await page.getByLabel('Choose photos').setInputFiles(await photo('IMG_1.JPG', 'coral'));
    await expect(page.getByRole('img', { name: 'Taken: 1' })).toBeVisible();
    await page.getByLabel(/^What happened/).fill('It did not move.');

    await test.step('a device without space for the report says so, and keeps its draft', async () => {
      await page.evaluate(() => {
        const put: IDBObjectStore['put'] = Reflect.get(IDBObjectStore.prototype, 'put');
        IDBObjectStore.prototype.put = function putUnlessFull(this: IDBObjectStore, ...what) {
          const request = put.apply(this, what);
          const [, key] = what;
          if (typeof key === 'string' && key.startsWith('report/')) this.transaction.abort();
          return request;
        };
      });
      const send = page.getByRole('button', { name: 'Send report' });
      await send.click();
      const warning = page.getByText('This device cannot keep it.', { exact: false });
      await expect(warning).toBeVisible();
      await page.evaluate(() => {
        history.pushState(null, '', '/forum');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await expect(page.getByRole('heading', { level: 1 })).toContainText('forum');
      await page.goBack();
      await expect(warning).toBeVisible();
      await expect(send).toHaveCount(0);
      await page.reload();
      await expect(page.getByLabel(/^What happened/)).toHaveValue('It did not move.');
      await expect(page.getByRole('img', { name: 'Taken: 1' })).toBeVisible();
    });

    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText(/^Waiting on this device/)).toBeVisible();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#mobile-menu').getByRole('button', { name: 'Sign out' }).click();
    await expect(
      page.getByRole('heading', { name: 'Sign out and lose changes that are waiting to sync?' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Sign out and lose them' }).click();
    await expect(page.getByText('Signed Out', { exact: true })).toBeVisible();
    const kept = () =>
      page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(kept).not.toContain('reef-kept-records');
    expect(await page.evaluate(() => localStorage.getItem('reef-waiting-reports'))).toBeNull();
    // Home still requests its pictures, in vain.
    await page.close();
    forgiveOutage(faults);
  });
});
