import { expect } from '@playwright/test';
import type { Claim } from '@reef/domain/claims/claim';
import type { ClaimDecision } from '@reef/domain/claims/order-claim';
import { expectAccessible } from '#support/browser/axe.ts';
import { adminState } from '#support/browser/admin-session.ts';
import { test } from '#support/browser/buyer-test.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { forgetSales, sell } from '#support/sold-orders.ts';
import { HOUR_MS, CLAIMS, DELIVERED } from './claim-pages.ts';

test.afterEach(forgetSales);

test('CLAIM-03 a refund that came back stands out, and of two admins one is told @desk', async ({
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
    storageState: await adminState(browser, baseURL),
  });
  const owner = await context.newPage();
  await owner.goto(`${CLAIMS}&claim=${id}`);
  await expect(owner.getByText('The refund of $24.99 came back')).toBeVisible();
  await expect(owner.getByText('The bank account is closed.')).toBeVisible();
  await expect(owner.getByText('Refund failed')).toBeVisible();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: 'Settled another way' }).click();
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
  // What the other admin did has come; before, deciding would be refused again.
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
  expect((await document.get()).get('revision')).toBe(5);
  await document.delete();
  await context.close();
});
