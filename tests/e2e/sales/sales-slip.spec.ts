import { expect } from '@playwright/test';
import { sell } from '#support/sold-orders.ts';
import { entry, find, openSold, test } from '#support/sold-view.ts';

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

/** Chromium writes every page of a PDF as an object of its own. */
function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test('SOLD-04 prints the packing slip on one page, whatever was bought, without prices @desk', async ({
  page,
}, info) => {
  // A printer dialog cannot be pressed; what it would print is asked for below.
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
    await expect(slip).not.toContainText('$');
    const pdf = await page.pdf({ preferCSSPageSize: true, path: info.outputPath(`${count}.pdf`) });
    expect(pagesOf(pdf), `pages of ${count} lines`).toBe(1);
    // Printing ends it, so that the screen is as it was.
    await expect(slip).toHaveCount(0);
  }
});
