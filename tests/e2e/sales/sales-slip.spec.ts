import { expect } from '@playwright/test';
import { pagesOf } from '#support/browser/pdf-pages.ts';
import { sell } from '#support/sold-orders.ts';
import { entry, find, openSold, test } from '#support/browser/sold-view.ts';

const ADDRESS = {
  name: 'Maria Fernandez',
  line1: '4411 SW 34th Street',
  line2: 'Apt 12',
  city: 'Fort Lauderdale',
  state: 'FL',
  postal_code: '33312',
  country: 'US',
  phone: '+1 954 555 0142',
};

function linesOf(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    product_id: `p-${at}`,
    name: `Testfish of a rather long name, number ${at + 1}`,
    quantity: at + 1,
    unit_price_cents: 1999,
    category: 'Saltwater Fish',
  }));
}

test('SOLD-04 SEEN-05 prints the packing slip on one page, whatever was bought, without prices; row and slip name the delivery method paid for @desk', async ({
  page,
}, info) => {
  // A printer dialog cannot be pressed; the test prints to PDF below instead.
  await page.addInitScript(() => Object.assign(window, { print: () => {} }));
  await openSold(page);
  for (const count of [1, 12, 50]) {
    const order = await sell({ items: linesOf(count), shipping_address: ADDRESS });
    await find(page, order.number);
    await entry(page, order.number)
      .getByRole('button', { name: /^Details/ })
      .click();
    await page.getByRole('button', { name: `Packing slip of order ${order.number}` }).click();
    const slip = page.locator('.packing-slip');
    await expect(slip.locator('li')).toHaveCount(count);
    await expect(slip.locator('li').last()).toContainText(`number ${count}`);
    const pieces = (count * (count + 1)) / 2;
    await expect(slip).toContainText(`In the box: ${pieces} piece`);
    await expect(slip).toContainText('Fort Lauderdale, FL 33312');
    await expect(slip).toContainText('Closed for more than 24 hours');
    await expect(slip).not.toContainText('$');
    const pdf = await page.pdf({ preferCSSPageSize: true, path: info.outputPath(`${count}.pdf`) });
    expect(pagesOf(pdf), `pages of ${count} lines`).toBe(1);
    // Ends printing, so that the screen is as before.
    await expect(slip).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-printing');
  }

  await test.step('SEEN-05 row and slip name the delivery method paid for', async () => {
    const order = await sell({
      items: linesOf(1),
      total_amount: 34.99,
      shipping_amount: 15,
      shipping_method: 'local',
      shipping_address: ADDRESS,
    });
    await find(page, order.number);
    const row = entry(page, order.number);
    await row.getByRole('button', { name: /^Details/ }).click();
    await expect(page.getByText('Delivery: Local delivery, South Florida')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '$15.00' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '$34.99' })).toBeVisible();
    await page.getByRole('button', { name: `Packing slip of order ${order.number}` }).click();
    await expect(page.locator('.packing-slip')).toContainText('Local delivery, South Florida');
    await expect(page.locator('.packing-slip')).not.toContainText('To be chosen');
  });
});
