import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/axe.ts';
import { test } from '#support/browser-test.ts';

test('MKT-01 featured fish has four categories and local delivery @phone', async ({ page }) => {
  await page.goto('/featured-fish');
  for (const name of ['Beginner-Friendly', 'Color', 'Clean-Up Crew', 'Hidden Gems']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: /Local Delivery/ })).toBeVisible();
  await expect(page).toHaveTitle('Featured Fish | Reef');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('MKT-01 live coral has four benefits and four personality groups @phone', async ({ page }) => {
  await page.goto('/live-coral');
  await expect(page.locator('.coral-benefit')).toHaveCount(4);
  for (const name of ['Bright', 'Swaying', 'Tiny Frags', 'Rare Morphs']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('SEEN-14 Browse live coral opens the coral tab', async ({ page }) => {
  await page.goto('/live-coral');
  await page.getByRole('link', { name: 'Browse live coral' }).click();
  await expect(page).toHaveURL(/\/shop\?tab=coral$/);
  await expect(page.getByRole('tab', { name: /^Live Coral/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

for (const [path, card, other] of [
  ['/featured-fish', 'Royal Gramma', 'Regal Blue Tang'],
  ['/live-coral', 'Toadstool Leather Coral', 'Pink Birdsnest'],
] as const) {
  test(`SEEN-14 ${path} shows live cards of what it tells of and is in stock @phone`, async ({
    page,
  }) => {
    await page.goto(path);
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
  });
}

test('MKT-01 the forum is coming soon @phone', async ({ page }) => {
  await page.goto('/forum');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The forum is coming soon');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('CONT-01 shows details and hours, and names what is missing @phone', async ({ page }) => {
  await page.goto('/contact');
  for (const text of ['Mon-Fri', '9:00 AM to 7:00 PM', '9:00 AM to 6:00 PM', 'Closed']) {
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
  }
  await expect(page.locator('main').getByText('We reply within 24 hours.').first()).toBeVisible();
  const phone = page.getByRole('link', { name: /Call us/ });
  const form = page.getByRole('button', { name: 'Send Message' });
  expect((await phone.boundingBox())?.y ?? 0).toBeLessThan((await form.boundingBox())?.y ?? 0);
  await form.click();
  for (const text of [
    'Please enter your full name.',
    'Please enter your email address.',
    'Please enter a subject.',
    'Please write a message.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel(/^Full Name/)).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test('CONT-01 thanks for 3 seconds, empties the form, and sends nothing @phone', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await page.getByLabel(/^Full Name/).fill('Ana Reyes');
  await page.getByLabel(/^Email/).fill('ana@');
  await page.getByLabel(/^Subject/).fill('Delivery');
  await page.getByLabel(/^Message/).fill('Do you deliver to Key Largo?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Please enter a complete email address.')).toBeVisible();
  await page.getByLabel(/^Email/).fill('ana@example.com');
  await page.getByRole('button', { name: 'Send Message' }).click();
  const thanks = page.getByText('Thank you for your message');
  await expect(thanks).toBeVisible();
  const shownAt = Date.now();
  await expect(thanks).toBeHidden();
  expect(Date.now() - shownAt).toBeGreaterThan(2000);
  expect(Date.now() - shownAt).toBeLessThan(4500);
  await expect(page.getByLabel(/^Full Name/)).toHaveValue('');
  await expect(page.getByLabel(/^Message/)).toHaveValue('');
  expect(sent).toEqual([]);
});
