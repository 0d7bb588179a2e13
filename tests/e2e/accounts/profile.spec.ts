import { readFileSync } from 'node:fs';
import { OwnData } from '@reef/domain/accounts/own-data';
import { expect } from '@playwright/test';
import { expectFitAtBothSizes } from '#support/axe.ts';
import { signInOnScreen, test } from '#support/browser-test.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { makeUser, removeUser } from '#support/own-users.ts';
import { beginSignedIn } from '#support/signed-in.ts';
import { fillSignIn } from '#support/buyer-test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('PROF-01 PROF-03 PROF-05 ATT-113 saves contact and address; the bar goes from red over orange to green; all of it comes as a file @phone', async ({
  page,
}) => {
  const own = await makeUser();
  await page.goto('/auth');
  await fillSignIn(page, own);
  await expect(page.getByText('Sign In Successful')).toBeVisible();
  await page.goto('/profile');
  const bar = page.locator('[data-completeness]');
  await expect(bar).toHaveAttribute('data-colour', 'red');
  await expect(bar).toHaveAttribute('data-completeness', 'incomplete');
  await expect(bar).toContainText('29%');
  await expectFitAtBothSizes(page);

  const save = page.getByRole('button', { name: 'Save Changes' });
  await page.getByLabel('Phone').fill('305-555-0100');
  await page.getByLabel('Address line 1').fill('1 Reef Road');
  await page.getByLabel('City').fill('Miami');
  await page.getByLabel('ZIP').fill('33101');
  await save.click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByText('Your information was updated successfully.')).toBeVisible();
  await expect(bar).toHaveAttribute('data-colour', 'orange');
  await expect(bar).toHaveAttribute('data-completeness', 'partial');
  await page.getByLabel('State').selectOption({ label: 'Florida' });
  await save.click();
  await expect(bar).toHaveAttribute('data-colour', 'green');
  await expect(bar).toContainText('100%');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Miami');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^reef-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = OwnData.parse(JSON.parse(readFileSync(await file.path(), 'utf8')));
  expect(data.account).toMatchObject({ email: own.email, shipping_city: 'Miami' });
  await expect(page.getByText('Your data was saved as a file')).toBeVisible();
  await expect(page.getByText('No orders yet.')).toBeVisible();
  await removeUser(own.id);
});

test('PROF-01 has its five cards, and lists the latest orders with both states @phone', async ({
  page,
}) => {
  const orders = await shopDatabase()
    .collection('orders')
    .where('user_id', '==', 'demo-buyer')
    .orderBy('created_at', 'desc')
    .limit(1)
    .get();
  const latest = orders.docs[0];
  await signInOnScreen(page, 'buyer');
  await page.goto('/profile');
  for (const name of ['Overview', 'Contact Info', 'Shipping Address', 'Change PIN', 'Orders']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const line = page.getByRole('listitem').filter({ hasText: String(latest?.get('order_number')) });
  await expect(line.getByText(/^(pending|processing|shipped|delivered|cancelled)$/)).toBeVisible();
  await expect(
    line.getByText(String(latest?.get('payment_status')), { exact: true }),
  ).toBeVisible();
});

test('AUTH-03 changing the PIN in one tab leaves the other tab signed in @desk', async ({
  page,
  context,
}) => {
  const own = await makeUser();
  await beginSignedIn(page, own);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('main').getByText(own.email)).toBeVisible();
  await page.getByLabel('Current PIN', { exact: true }).fill(own.pin);
  await page.getByLabel('New PIN', { exact: true }).fill('987654');
  await page.getByLabel('Confirm new PIN').fill('987654');
  await page.getByRole('button', { name: 'Change PIN' }).click();
  await expect(page.getByText('Your PIN was changed successfully.')).toBeVisible();
  // Longer than an ended session is given.
  await other.waitForTimeout(4000);
  await expect(other.getByRole('main').getByText(own.email)).toBeVisible();
  await expect(other.getByText('Your session has ended')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main').getByText(own.email)).toBeVisible();
  await removeUser(own.id);
});
