import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import { Claim } from '@reef/domain/claims/claim';
import { HOUR_MS } from '@reef/domain/shared/time';
import type Sharp from 'sharp';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { type Listed, test } from '#support/browser/buyer-test.ts';
import { call, signIn } from '#support/callables.ts';
import { shopDatabase, stockOf } from '#support/demo-shop.ts';
import { fromEnvironment } from '#support/local-services.ts';
import { mailsTo } from '#support/mailbox.ts';
import { type TestAccount } from '#support/test-accounts.ts';
import { cartOf } from '#support/shop-fixture.ts';
import { adminState, beginSignedIn } from '#support/browser/signed-in.ts';
import { excuseOffline } from '#support/browser/sold-view.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';
import { parseDocument } from '../../../functions/src/shared/db/documents.ts';
import { CLAIMS, DELIVERED, expectDraftKept, lose, photo } from './claim-pages.ts';

const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

/** Makes the buyer pay for two units of each product; the order was delivered an hour ago. */
async function boughtBy(buyer: TestAccount, products: readonly Listed[]) {
  const token = await signIn(buyer.email, buyer.pin);
  const lines = products.map(({ id }): [string, number] => [id, 2]);
  const origin = fromEnvironment('REEF_APP_ORIGIN');
  const pages = {
    successUrl: `${origin}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${origin}/payment-canceled`,
  };
  const request = { ...cartOf(...lines), ...pages, request_id: randomUUID() };
  const answer = await call('create-payment', request, token);
  await stripeControl.pay((answer.result as { session_id: string }).session_id);
  const orders = shopDatabase().collection('orders').where('user_id', '==', buyer.id);
  const number = async () =>
    (await orders.get()).docs[0]?.get('order_number') as string | undefined;
  await expect.poll(number).toMatch(/^R/);
  const [order] = (await orders.get()).docs;
  const delivery_datetime = new Date(Date.now() - HOUR_MS);
  await order?.ref.update({ ...DELIVERED, delivery_datetime, updated_at: new Date() });
  return { id: order?.id ?? '', number: (await number()) ?? '' };
}

function decisionOn(page: Page, { name }: { name: string }) {
  return page.getByRole('group', { name: `Decision about ${name}` });
}

/** Puts a water test of today into the device's tank log; runs in the page. */
function keepWaterTest(): void {
  const today = new Date();
  const day = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  const tests = [{ id: 'a', day, parameter: 'alkalinity', value: 8.2 }];
  const book = { version: 1, treatments: [], tests, animals: [], tasks: [] };
  localStorage.setItem('reef-keeping', JSON.stringify(book));
}

test.describe('on a phone without signal', () => {
  test.use({ serviceWorkers: 'allow' });

  test('CLAIM-01 CLAIM-03 CLAIM-05 SHIP-05 a loss is reported without signal, arrives by itself, and is decided line by line @phone', async ({
    page,
    context,
    browser,
    baseURL,
    shelf,
    buyer,
    faults,
  }) => {
    // The waits within may take longer than other tests' limit, although nothing is wrong.
    test.setTimeout(480_000);
    const [fish, coral, shrimp] = [await shelf.list(2), await shelf.list(5), await shelf.list(2)];
    const order = await boughtBy(buyer, [fish, coral, shrimp]);
    await beginSignedIn(page, buyer);
    await page.goto(`/orders/${order.number}`);
    await expect(page.getByRole('button', { name: 'Report a loss' })).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.evaluate(keepWaterTest);
    await context.setOffline(true);

    // What is missing is named, and the first of it gets the focus.
    await page.getByRole('button', { name: 'Report a loss' }).click();
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Add at least one photo.').first()).toBeVisible();
    const first = page.getByRole('spinbutton').first();
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription(
      'Choose which animals were lost, and how many.',
    );
    await expect(page.getByLabel('Take a photo')).toHaveAccessibleDescription(
      'Add at least one photo.',
    );
    // The same faults are read out again: a new element says them.
    const said = page.getByRole('alert').filter({ hasText: 'Add at least one photo.' });
    await said.evaluate((element) => element.setAttribute('data-said', ''));
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.locator('[data-said]')).toHaveCount(0);
    await expect(said).toHaveCount(1);
    await expect(first).toBeFocused();
    await expect(page.getByRole('group', { name: 'What was lost?' })).toHaveAccessibleDescription(
      'Choose which animals were lost, and how many.',
    );
    await expect(page.getByRole('group', { name: /^Photos/ })).toHaveAccessibleDescription(
      'Add at least one photo.',
    );
    await lose(page, fish, '1');
    await lose(page, coral, '1');
    await lose(page, shrimp, '9');
    await expect(page.getByRole('spinbutton', { name: `Lost: ${shrimp.name}` })).toHaveValue('2');
    const camera = page.getByLabel('Take a photo');
    await expect(camera).toHaveAttribute('capture', 'environment');
    await camera.setInputFiles({ ...(await photo('a.jpg', 'red')), buffer: Buffer.from('<svg>') });
    const unread = page
      .getByRole('alert')
      .filter({ hasText: 'a.jpg could not be read as a photo' });
    await expect(unread).toBeVisible();
    await camera.setInputFiles(await photo('IMG_1.JPG', 'coral'));
    await expect(page.getByRole('img', { name: 'Taken: 1' })).toBeVisible();
    // The field takes no more meanwhile, and keeps the focus.
    const gallery = page.getByLabel('Choose photos');
    await gallery.focus();
    await gallery.setInputFiles([
      await photo('IMG_2.JPG', 'teal'),
      await photo('IMG_3.JPG', 'navy'),
    ]);
    await expect(page.getByRole('img', { name: 'Taken: 3' })).toBeVisible();
    await expect(page.getByText('3 of 4 photos added.')).toBeVisible();
    await expect(gallery).toBeFocused();
    await page.getByRole('button', { name: 'Remove photo 3' }).click();
    await expect(page.getByRole('button', { name: 'Remove photo 2' })).toBeFocused();
    const note = page.getByLabel(/^What happened/);
    await note.fill('The bag was cold, and none of them moved.');
    // The tank log's tests are offered and shown, and go into the note only by a tap.
    const tests = /^The bag was cold[^]*\nMy water tests\. .*: alkalinity 8\.2 dKH\.$/;
    await expect(note).not.toHaveValue(tests);
    await expect(page.getByText('Water tests in the tank log on this device')).toBeVisible();
    await page.getByRole('button', { name: 'Add them to my note' }).click();
    await expect(note).toHaveValue(tests);
    // Corrected in the note, they are in it all the same, and are not offered again.
    const asAdded = await note.inputValue();
    await note.fill(asAdded.replace('8.2', '8.3'));
    await expect(
      page.getByText('Your note has other water tests than your log. Change them in your note.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add them to my note' })).toHaveCount(0);
    await note.fill(asAdded);
    await page.getByRole('button', { name: 'Take them out of my note' }).click();
    await expect(note).toHaveValue('The bag was cold, and none of them moved.');
    await page.getByRole('button', { name: 'Add them to my note' }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // The draft survives a reload.
    await expectDraftKept(page, await note.inputValue(), 2);
    await page.reload();
    await expect(page.getByLabel(/^What happened/)).toHaveValue(/^The bag was cold/);
    const lost = page.getByRole('spinbutton', { name: `Lost: ${fish.name}` });
    await expect(lost).toHaveValue('1');
    await expect(page.getByRole('img', { name: 'Taken: 2' })).toBeVisible();
    // Enter sends the report, with the number typed just before.
    await lost.fill('2');
    const pressedAt = Date.now();
    await lost.press('Enter');
    const waits = page.getByText('It is sent once there is signal and the shop is open.', {
      exact: false,
    });
    await expect(waits).toContainText('If you close the shop, open it again within 7 days.');
    const seenAt = Date.now();
    await expect(page.getByText(/Reported /)).toBeVisible();
    // The waiting report survives it too. Only the coral has a unit left to report.
    await page.reload();
    await expect(waits).toBeVisible();
    await page.getByRole('button', { name: 'Report a loss' }).click();
    await expect(page.getByRole('spinbutton', { name: /^Lost: / })).toHaveCount(1);
    await expect(page.getByText('What was lost?', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(page.getByRole('button', { name: 'Report a loss' })).toBeFocused();
    await expectAccessible(page);

    await context.setOffline(false);
    const settled = page.locator('.timeline > li').filter({ hasText: 'Loss' });
    await expect(settled).toContainText('We are looking at it.');
    await expect(waits).toHaveCount(0);
    await expect(page.getByRole('img', { name: /^Show \d of 2 large/ })).toHaveCount(2);
    // INV-14: the worker keeps pictures of products, never a photo of a loss.
    const cached = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = names.map(async (name) => (await caches.open(name)).keys());
      return (await Promise.all(lists)).flat().map(({ url }) => url);
    });
    expect(cached.filter((url) => url.includes('claim-photos'))).toEqual([]);
    const kept = () => page.evaluate(() => localStorage.getItem('reef-waiting-reports'));
    await expect.poll(kept).toBeNull();
    const found = await shopDatabase().collection('claims').where('order_id', '==', order.id).get();
    expect(found.size).toBe(1);
    const [claim] = found.docs.map((document) => parseDocument(Claim, document));
    expect(claim?.sentence).toMatch(tests);
    expect(claim?.lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(5);
    const reportedAt = claim?.reported_at.getTime() ?? 0;
    // The time of the press, long before it was sent.
    expect(reportedAt).toBeGreaterThanOrEqual(pressedAt - 1000);
    expect(reportedAt).toBeLessThanOrEqual(seenAt + 1000);
    await expect
      .poll(async () => (await mailsTo(buyer.email)).map(({ text }) => text).join(), {
        timeout: 90_000,
      })
      .toContain(fish.name);

    // The owner, on a phone.
    const phone = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      storageState: await adminState(baseURL),
      viewport: { width: 390, height: 844 },
    });
    const owner = await phone.newPage();
    await owner.goto(CLAIMS);
    await expect(owner.getByRole('button', { name: /^Claims ?[1-9]/ })).toBeVisible();
    const units = new RegExp(`2 × ${fish.name}`);
    await owner.getByRole('link', { name: units }).press('Enter');
    await expect(owner.getByRole('heading', { level: 2, name: units })).toBeFocused();
    const read = owner.getByText(
      /The bag was cold, and none of them moved\.[^]*alkalinity 8\.2 dKH/,
    );
    await expect(read).toBeVisible();
    await expect(owner.getByText('Nothing was decided yet.')).toBeVisible();
    await expectAccessible(owner);
    await expectNoSidewaysScroll(owner);
    const small = owner.getByRole('img', { name: 'Show 1 of 2 large' });
    const source = (await small.getAttribute('src')) ?? '';
    const sent = await sharp(Buffer.from(await (await fetch(source)).arrayBuffer())).metadata();
    expect({ width: sent.width, exif: sent.exif }).toEqual({ width: 1600, exif: undefined });
    await small.click();
    const large = owner.getByRole('dialog');
    await expect(large.getByText('Photo 1 of 2')).toBeVisible();
    await owner.keyboard.press('ArrowRight');
    await expect(large.getByText('Photo 2 of 2')).toBeVisible();
    await expectAccessible(owner);
    await owner.keyboard.press('Escape');
    await owner.getByRole('button', { name: `See the whole picture of ${fish.name}` }).click();
    await expect(large.getByRole('img', { name: fish.name })).toBeVisible();
    await owner.keyboard.press('Escape');
    await expect(large).toHaveCount(0);

    // Nothing is replaced whose money is gone: here a bank took it, which no mail announces.
    const stored = shopDatabase().doc(`orders/${order.id}`);
    const total = (await stored.get()).get('total_amount') as number;
    await stored.update({ amount_refunded: total, lost_amount: total });
    const unpaid = { name: 'Replacement Too little is left of the payment' };
    await expect(decisionOn(owner, coral).getByRole('button', unpaid)).toBeDisabled();
    // What went back already can be said to have.
    const already = decisionOn(owner, coral).getByRole('button', { name: 'Refunded in Stripe' });
    await expect(already).toBeVisible();
    await stored.update({ amount_refunded: 0, lost_amount: 0 });
    await expect(already).toHaveCount(0);

    // Without signal nothing can be decided, and the page says so.
    await phone.setOffline(true);
    await expect(owner.getByText(/^No signal\. Deciding needs the network/)).toBeVisible();
    await expect(owner.getByRole('button', { name: 'Decide', exact: true })).toBeDisabled();
    await phone.setOffline(false);

    await decisionOn(owner, fish).getByRole('button', { name: 'Refund', exact: true }).click();
    const amount = owner.getByLabel(`Refund for ${fish.name}, in dollars`);
    await expect(amount).toHaveValue('49.98');
    await expect(
      decisionOn(owner, shrimp).getByRole('button', { name: 'Replacement None in stock' }),
    ).toBeDisabled();
    // Whoever sends an animal from a listing that has another name by now has seen that name.
    const present = `${coral.name}, another one`;
    await shelf.change(coral.id, { name: present });
    await expect(
      owner.getByText(`Now listed as ${present}. A replacement would be that.`),
    ).toBeVisible();
    await decisionOn(owner, coral).getByRole('button', { name: 'Replacement 3 in stock' }).click();
    await decisionOn(owner, shrimp).getByRole('button', { name: 'Declined' }).click();
    await amount.fill('50');
    await owner.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(owner.getByText('At most $49.98 can be refunded for this item.')).toBeVisible();
    await expect(owner.getByText('Enter a reason for the buyer.')).toBeVisible();
    // The lines come in the order of their animals' ids.
    await expect(owner.locator('[aria-invalid="true"]').first()).toBeFocused();
    // What is chosen and typed stays while the owner looks at the order.
    await owner.getByRole('link', { name: order.number }).click();
    await expect(owner.getByLabel('Search sales')).toBeVisible();
    await owner.goBack();
    await expect(amount).toHaveValue('50');
    await amount.fill('40');
    await owner.getByLabel(`Reason for ${shrimp.name}`).fill('The photo shows it alive.');
    await expectAccessible(owner);
    await owner.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(owner.getByRole('heading', { name: 'Refund $40.00?' })).toBeVisible();
    await expect(
      owner.getByText(`1 × ${coral.name}: send ${present}, free of charge.`),
    ).toBeVisible();
    await owner.getByRole('button', { name: 'Refund $40.00' }).click();
    await expect(owner.getByText('Decided. The buyer is told by email.')).toBeVisible();
    // The button is gone with the last line.
    await expect(owner.getByText('Decided. The buyer is told by email.')).toBeFocused();
    const log = owner.getByRole('listitem').filter({ hasText: 'admin@reef.test' });
    await expect(log).toContainText(`2 × ${fish.name}: refund $40.00.`);
    await expect.poll(() => stockOf(coral.id)).toBe(2);

    // The buyer sees it live, and by mail.
    const panel = page
      .getByRole('region', { name: 'Losses' })
      .or(page.locator('section'))
      .filter({
        has: page.getByRole('heading', { name: 'Losses' }),
      });
    await expect(panel).toContainText('$40.00 was refunded.');
    await expect(panel).toContainText('Declined: The photo shows it alive.');
    await expect(panel.getByRole('link', { name: /^See order R/ })).toBeVisible();
    await expect(settled).toContainText('Loss settled');
    await expect
      .poll(async () => (await mailsTo(buyer.email)).map(({ text }) => text).join(), {
        timeout: 90_000,
      })
      .toContain('The photo shows it alive.');
    await expectAccessible(page);

    // The replacement says what it is, and leads back to its order.
    await panel.getByRole('link', { name: /^See order R/ }).click();
    const begun = page.locator('.timeline > li').first();
    await expect(begun).toContainText(`Replacement for order ${order.number}`);
    await expect(begun).not.toContainText('Paid');
    await expect(page.getByText(/^Replacement, made on \w+ \d+, \d{4}$/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await begun.getByRole('link', { name: `See order ${order.number}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order.number}`);

    // From the claim to its order, and back.
    await owner.getByRole('link', { name: order.number }).click();
    const sold = owner.locator('main li.surface').filter({ hasText: order.number });
    await sold
      .first()
      .getByRole('button', { name: /^Details/ })
      .click();
    await sold
      .first()
      .getByRole('link', { name: /^Claim of/ })
      .click();
    await expect(owner.getByText('The bag was cold, and none of them moved.')).toBeVisible();
    await phone.close();
    excuseOffline(faults);
  });
});
