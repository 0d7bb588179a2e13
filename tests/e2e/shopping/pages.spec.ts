import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { waitForHydration, recordHydration } from '#support/browser/hydration.ts';
import { test } from '#support/browser/browser-test.ts';
import { openCart } from '#support/browser/buyer-test.ts';

/**
 * Expects live cards of products that are in stock and belong to the page's topic, and no others;
 * follows one.
 */
async function expectShelf(page: Page, { card, other }: { card: string; other: string }) {
  const shelf = page.getByRole('region', { name: 'In stock today' });
  const cards = shelf.getByRole('article');
  const found = cards.filter({ hasText: card });
  await expect(found).toContainText(/In Stock: \d/);
  await expect(found).toContainText(/\$\d/);
  await expect(cards.filter({ hasText: other })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await found.getByRole('link', { name: card }).click();
  await expect(page).toHaveURL(/\/product\//);
}

test('MKT-01 SEEN-14 featured fish, live coral and the forum: their topics, live cards of what is in stock, and the way to the coral tab @phone', async ({
  page,
}) => {
  await test.step('featured fish has four categories and local delivery', async () => {
    await page.goto('/featured-fish');
    for (const name of ['Beginner-Friendly', 'Color', 'Clean-Up Crew', 'Hidden Gems']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: /Local Delivery/ })).toBeVisible();
    await expect(page).toHaveTitle('Featured Fish | Reef');
    // A loss is reported from its order, not by the contact form.
    const report = page.getByRole('link', { name: 'Report a loss', exact: true });
    await expect(report).toHaveAttribute('href', '/orders');
    await expectShelf(page, { card: 'Royal Gramma', other: 'Regal Blue Tang' });
  });

  await test.step('live coral has four benefits and four personality groups', async () => {
    await page.getByRole('link', { name: 'Reef, home' }).click();
    const heading = page.getByRole('heading', { name: 'Live Coral' });
    await page.locator('.feature-card').filter({ has: heading }).getByRole('link').click();
    await expect(page).toHaveURL(/\/live-coral$/);
    await expect(page.locator('.coral-benefit')).toHaveCount(4);
    for (const name of ['Bright', 'Swaying', 'Tiny Frags', 'Rare Morphs']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
  });

  await test.step('Browse live coral opens the coral tab', async () => {
    await page.getByRole('link', { name: 'Browse live coral' }).click();
    await expect(page).toHaveURL(/\/shop\?tab=coral$/);
    await expect(page.getByRole('tab', { name: /^Live Coral/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    // After going back, nothing is open over the previous page.
    await openCart(page);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.coral-benefit')).toHaveCount(4);
    await expectShelf(page, { card: 'Toadstool Leather Coral', other: 'Pink Birdsnest' });
  });

  await test.step('the forum is coming soon', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Forum', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The forum is coming soon');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test('MKT-02 every page leads to what the shop keeps about people, and is as it says: no cookies, nothing from other sites', async ({
  page,
  context,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    // The emulators stand for Google's servers.
    const isOurs = hostname === '127.0.0.1' || hostname === 'localhost';
    if (protocol.startsWith('http') && !isOurs) elsewhere.push(request.url());
  });
  await recordHydration(page);
  for (const path of ['/shop', '/product/regal-blue-tang', '/learn', '/contact', '/auth']) {
    await page.goto(path);
    await waitForHydration(page);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.locator('main')).toContainText('180 days');
  await expectAccessible(page);
  expect(await context.cookies()).toEqual([]);
  expect(elsewhere).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByText('Authentication Required')).toBeVisible();
});
