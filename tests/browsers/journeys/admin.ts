import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { shopDatabase } from '#support/demo-shop.ts';
import { forgetSales, sell, storedOrder } from '#support/sold-orders.ts';
import { type Place, visit } from '../visit.ts';
import { waitUntil } from '../visitor.ts';
import { fillOrder, openSold, UPS } from './sold.ts';

/** A month long before the seed's orders, another for each engine, and its third day. */
const MONTHS = {
  Firefox: [2019, 2, 'March', 'Sunday, March 3, 2019'],
  WebKit: [2018, 4, 'May', 'Thursday, May 3, 2018'],
} as const;

/** A photo file as a phone's camera writes it. */
async function takePhoto(folder: string): Promise<string> {
  const file = path.join(folder, 'IMG_1.jpg');
  const color = { width: 2400, height: 1800, channels: 3, background: '#0b8fa8' } as const;
  await sharp({ create: color }).jpeg().toFile(file);
  return file;
}

async function productByName(name: string) {
  const found = await shopDatabase().collection('products').where('name', '==', name).get();
  return found.docs[0];
}

/** An admin's journeys: filling orders, listing animals and looking at the month. */
export function adminJourneys(place: Place): void {
  afterEach(forgetSales);

  test('WEB-01 fills an order with a carrier and its number; the calendar totals the month and opens a day', async () => {
    const order = await sell();
    const [year, month, name, third] = MONTHS[place.engine.name];
    const on = (day: number) => new Date(year, month, day, 10);
    const paid = await sell({ created_at: on(3), total_amount: 10 });
    await sell({ created_at: on(3), total_amount: 100.5 });
    await sell({ created_at: on(5), total_amount: 999, payment_status: 'refunded' });
    await visit(place, { who: 'admin' }, async (visitor) => {
      await openSold(visitor, order.number);
      await fillOrder(visitor, order.number, UPS);
      await visitor.sees('Order marked as filled');
      await visitor.sees(`UPS ${UPS}`, { within: 'main' });
      await waitUntil('the order in the database', async () => {
        const { is_fulfilled, shipping_carrier, tracking_number } = await storedOrder(order.id);
        return is_fulfilled === true && shipping_carrier === 'UPS' && tracking_number === UPS;
      });

      await visitor.press('label', 'Calendar', { isWhole: true });
      await visitor.choose('Month', name);
      await visitor.choose('Year', String(year));
      // Days are totaled in the emulator's one queue.
      await visitor.sees('$110.50', { within: 'main', patienceMs: 90_000 });
      await visitor.press('label', 'Day’s list', { isWhole: true });
      await visitor.press('button', `${third}: $110.50, 2 orders`);
      await visitor.sees('$110.50 · 2 orders', { within: '[role=dialog]' });
      await visitor.fill('Filter', paid.number, { within: '[role=dialog]' });
      await visitor.sees(paid.number, { within: '[role=dialog] li' });
      await visitor.until(
        'one order is left',
        () => document.querySelectorAll('[role=dialog] li').length === 1,
      );
    });
  });

  test('WEB-01 uploads a picture, made small, with a new listing', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'reef-photo-'));
    const name = `Testcoral ${place.engine.name} ${Date.now()}`;
    try {
      const photo = await takePhoto(folder);
      await visit(place, { who: 'admin' }, async (visitor) => {
        await visitor.open('/content-product-management');
        await visitor.press('label', 'Upload', { isWhole: true });
        await visitor.driver.upload('input[type=file]', photo);
        await visitor.sees('Image uploaded successfully');
        await visitor.sees(/Uploaded, \d+ KB/);
        await visitor.fill('Name', name);
        await visitor.fill('Price', '5');
        await visitor.fill('Stock', '2');
        await visitor.choose('Category', 'Live Coral');
        await visitor.press('button', 'Create Listing');
        await visitor.sees('Product created successfully!');
        const listed = await productByName(name);
        expect(listed?.get('image_widths')).toEqual([320, 640, 1600]);
        await visitor.open(`/product/${listed?.id}`);
        await visitor.until('the picture is drawn', () => {
          const picture = document.querySelector<HTMLImageElement>('[data-product-picture] img');
          return picture !== null && picture.complete && picture.naturalWidth > 0;
        });
      });
    } finally {
      await (await productByName(name))?.ref.delete();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
