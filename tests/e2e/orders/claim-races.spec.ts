import { expect } from '@playwright/test';
import type { Claim } from '@reef/domain/claims/claim';
import type { ClaimDecision } from '@reef/domain/claims/order-claim';
import { HOUR_MS } from '@reef/domain/shared/time';
import { expectAccessible } from '#support/browser/axe.ts';
import { test } from '#support/browser/buyer-test.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { adminState, beginSignedIn } from '#support/browser/signed-in.ts';
import { sell } from '#support/sold-orders.ts';
import { CLAIMS, DELIVERED, expectDraftKept, lose, photo } from './claim-pages.ts';

test('CLAIM-03 a refund that came back stands out, and of two admins the slower one is told @desk', async ({
  browser,
  baseURL,
  buyer,
}) => {
  const at = new Date(Date.now() - HOUR_MS);
  const decision: ClaimDecision = {
    kind: 'refund',
    amount_cents: 2499,
    state: 'failed',
    refund_id: 're_test',
    failure: 'The bank account is closed.',
    decided_at: at,
  };
  const line = { line: 0, quantity: 1, decision };
  const id = `e2e-claim-${buyer.id}`;
  const claims = [{ id, reported_at: at, lines: [line] }];
  const order = await sell({ user_id: buyer.id, ...DELIVERED, delivery_datetime: at, claims });
  const claim: Omit<Claim, 'id'> = {
    order_id: order.id,
    order_number: order.number,
    user_id: buyer.id,
    buyer_name: 'Coralie Testwater',
    buyer_email: buyer.email,
    lines: [
      {
        ...line,
        product_id: 'gone',
        name: order.product,
        unit_price_cents: 2499,
        image_url: null,
        failed_refunds: 1,
      },
    ],
    sentence: 'It did not move.',
    photos: [],
    reported_at: at,
    received_at: at,
    status: 'decided',
    needs_owner: true,
    refund_due_at: null,
    revision: 3,
    last_request_id: null,
    updated_at: at,
  };
  const document = shopDatabase().doc(`claims/${id}`);
  await document.set(claim);
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: await adminState(baseURL),
  });
  const owner = await context.newPage();
  await owner.goto(`${CLAIMS}&claim=${id}`);
  await expect(owner.getByText('The refund of $24.99 came back')).toBeVisible();
  await expect(owner.getByText('The bank account is closed.')).toBeVisible();
  await expect(owner.getByText('Refund failed')).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Settled another way' }).click();
  await expect(owner.getByRole('radio', { name: 'Paid another way' })).toBeChecked();
  await expect(owner.getByRole('radio', { name: 'Refunded in Stripe' })).not.toBeChecked();
  const note = owner.getByLabel(`How ${order.product} was settled`);
  await note.fill('Paid back by check 1042.');

  // Another admin decides while this one's decision is on its way.
  await owner.route(/decide_claim/, async (route) => {
    const change = { revision: 4, buyer_name: 'Coralie Reefwater' };
    if (route.request().method() === 'POST') await document.update(change);
    await route.continue();
  });
  await owner.getByRole('button', { name: 'Decide', exact: true }).click();
  const yes = owner.getByRole('dialog').getByRole('button', { name: 'Decide' });
  await yes.click();
  await expect(owner.getByText(/^This claim has changed meanwhile/)).toBeVisible();
  await owner.unroute(/decide_claim/);
  // The other admin's decision has arrived; before that, deciding would be refused again.
  await expect(owner.getByRole('link', { name: 'Coralie Reefwater' })).toBeVisible();

  // The answer is lost; pressing again decides once.
  await owner.route(/decide_claim/, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    return route.abort();
  });
  await owner.getByRole('button', { name: 'Decide', exact: true }).click();
  await yes.click();
  await expect(owner.getByText('Settled another way: Paid back by check 1042.')).toBeVisible();
  await expect(owner.getByText('Decided', { exact: true })).toBeVisible();
  await expect(owner.getByText('Decided. The buyer is told by email.')).toBeVisible();
  await expect(owner.getByText(/^No answer from the server/)).toBeHidden();
  await expect.poll(async () => (await document.get()).get('revision')).toBe(5);
  await document.delete();
  await context.close();
});

/** Makes every photo but the first wait for the event `release-photos`; runs in the page. */
function holdPhotos(): void {
  const make = window.createImageBitmap.bind(window);
  const released = new Promise((resolve) => window.addEventListener('release-photos', resolve));
  let before: Promise<unknown> = Promise.resolve();
  const held = async (source: ImageBitmapSource, options?: ImageBitmapOptions) => {
    const turn = before;
    before = released;
    await turn;
    return make(source, options);
  };
  Object.assign(window, { createImageBitmap: held });
}

test('CLAIM-01 a report waits for its photos; one that was refused is changed after a question, or deleted for good @phone', async ({
  page,
  buyer,
}) => {
  const delivery_datetime = new Date(Date.now() - HOUR_MS);
  const order = await sell({ user_id: buyer.id, ...DELIVERED, delivery_datetime });
  await page.addInitScript(holdPhotos);
  // The server is asked about an order that does not exist.
  await page.route(/report_claim/, (route) => {
    const asked = route.request().postData();
    return route.continue(asked === null ? {} : { postData: asked.replaceAll(order.id, 'none') });
  });
  const note = page.getByLabel(/^What happened/);
  const refused = page.getByText('Not accepted: This order was not found.');
  const begin = page.getByRole('button', { name: 'Report a loss' });
  const send = page.getByRole('button', { name: 'Send report' });
  const change = page.getByRole('button', { name: 'Change it' });
  await beginSignedIn(page, buyer);
  await page.goto(`/orders/${order.number}`);

  await test.step('it cannot be sent while a chosen photo is still being resized', async () => {
    await begin.click();
    await lose(page, { name: order.product }, '1');
    await note.fill('It did not move.');
    await page
      .getByLabel('Choose photos')
      .setInputFiles([await photo('IMG_1.JPG', 'coral'), await photo('IMG_2.JPG', 'teal')]);
    await expect(page.getByRole('img', { name: 'Taken: 1' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Waiting for the photos…' })).toBeDisabled();
    await page.evaluate(() => window.dispatchEvent(new Event('release-photos')));
    await expect(page.getByRole('img', { name: 'Taken: 2' })).toBeVisible();
    await send.click();
    await expect(refused).toBeVisible();
  });

  await test.step('changing it asks before it replaces what is typed', async () => {
    await begin.click();
    await note.fill('Another one.');
    await change.click();
    const question = page.getByRole('dialog', { name: 'Replace the report you have begun?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(note).toHaveValue('Another one.');
    await change.click();
    await question.getByRole('button', { name: 'Replace it' }).click();
    await expect(note).toHaveValue('It did not move.');
    await expect(page.getByRole('img', { name: 'Taken: 2' })).toBeVisible();
    await expect(refused).toBeHidden();
  });

  await test.step('without room on the device it comes back into the form all the same', async () => {
    await page.evaluate(() => {
      const put: IDBObjectStore['put'] = Reflect.get(IDBObjectStore.prototype, 'put');
      IDBObjectStore.prototype.put = function putUnlessFull(this: IDBObjectStore, ...what) {
        const request = put.apply(this, what);
        const [, key] = what;
        const isFull = typeof key === 'string' && /^(draft|report)[/]/.test(key);
        if (isFull) this.transaction.abort();
        return request;
      };
      const makeRoom = () => Reflect.set(IDBObjectStore.prototype, 'put', put);
      window.addEventListener('make-room', makeRoom);
    });
    await note.fill('It did not move at all.');
    await send.click();
    await expect(refused).toBeVisible();
    await change.click();
    await expect(refused).toBeHidden();
    // The device still has the earlier draft, which is not read again.
    await page.waitForTimeout(600);
    await expect(note).toHaveValue('It did not move at all.');
    await expect(page.getByRole('img', { name: 'Taken: 2' })).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('make-room')));
  });

  await test.step('deleting it leaves nothing, even after a reload', async () => {
    await send.click();
    await expect(refused).toBeVisible();
    // Another page tells of it, and leads back.
    await page.evaluate(() => {
      history.pushState(null, '', '/forum');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByText('Your loss report was not accepted')).toBeVisible();
    await page.getByRole('button', { name: 'See the order' }).click();
    await expect(refused).toBeVisible();
    // The pressed button disappears, and the focus stays at the report.
    await page.getByRole('button', { name: 'Send again' }).press('Enter');
    await expect(page.locator('li.note p').first()).toBeFocused();
    await expect(refused).toBeVisible();
    await page.getByRole('button', { name: 'Delete it' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this report?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(refused).toBeVisible();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await question.getByRole('button', { name: 'Delete the report' }).click();
    await expect(refused).toBeHidden();
    await page.reload();
    await begin.click();
    await expect(note).toHaveValue('');
    await expect(page.getByRole('img', { name: /^Taken/ })).toHaveCount(0);
    await expect(refused).toBeHidden();
  });
});

test('CLAIM-01 of a report that two tabs show, one tab’s photo is not lost, and neither is sent twice @phone', async ({
  page,
  context,
  buyer,
}) => {
  const delivery_datetime = new Date(Date.now() - HOUR_MS);
  const order = await sell({ user_id: buyer.id, ...DELIVERED, delivery_datetime });
  await beginSignedIn(page, buyer);
  await page.goto(`/orders/${order.number}`);
  await page.getByRole('button', { name: 'Report a loss' }).click();
  await lose(page, { name: order.product }, '1');
  await page.getByLabel(/^What happened/).fill('It did not move.');
  await expectDraftKept(page, 'It did not move.', 0);
  const other = await context.newPage();
  await other.goto(`/orders/${order.number}`);
  const note = other.getByLabel(/^What happened/);
  const photos = other.getByRole('img', { name: /^Taken/ });
  await expect(note).toHaveValue('It did not move.');

  await test.step('what one tab added is in the other when it is looked at', async () => {
    await page.getByLabel('Choose photos').setInputFiles(await photo('IMG_1.JPG', 'coral'));
    await expect(page.getByRole('img', { name: 'Taken: 1' })).toBeVisible();
    await expectDraftKept(page, 'It did not move.', 1);
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(photos).toHaveCount(1);
    await note.fill('It did not move at all.');
    await expectDraftKept(other, 'It did not move at all.', 1);
    await page.reload();
    await expect(page.getByLabel(/^What happened/)).toHaveValue('It did not move at all.');
    await expect(page.getByRole('img', { name: 'Taken: 1' })).toBeVisible();
  });

  await test.step('what one tab sent is not in the form of the other any more', async () => {
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(note).toHaveValue('');
    await expect(photos).toHaveCount(0);
    await expect(other.getByText('1 can be reported')).toBeVisible();
    // What is typed now is the next report's draft.
    await note.fill('The other one too.');
    await expectDraftKept(other, 'The other one too.', 0);
    await other.reload();
    await expect(note).toHaveValue('The other one too.');
  });
});
