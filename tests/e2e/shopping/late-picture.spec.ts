import { expect } from '@playwright/test';
import { test } from '#support/browser/buyer-test.ts';
import { forgiveOutage } from '#support/faults/outage.ts';

test('SEEN-18 a picture that did not load is requested again after a while @phone', async ({
  page,
  shelf,
  faults,
}) => {
  const fish = await shelf.list(2);
  await page.clock.install();
  await page.route('**/catalogue/**', (route) => route.abort());
  await page.goto(`/product/${fish.id}`);
  const frame = page.locator('[data-product-picture]').first();
  await expect(frame).toContainText('No Image Available');
  await page.unroute('**/catalogue/**');
  await page.clock.fastForward(11_000);
  const width = () => frame.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  forgiveOutage(faults);
});
