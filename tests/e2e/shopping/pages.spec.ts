import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectFitAtBothSizes, expectNoSidewaysScroll } from '#support/axe.ts';
import { signInOnScreen, test } from '#support/browser-test.ts';
import { mailsTo } from '#support/mailbox.ts';

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

test('SEEN-14 Browse live coral opens the coral tab @phone', async ({ page }) => {
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

test('CONT-01 SEEN-30 shows details and hours, names what is missing, and has a footer of two columns @phone', async ({
  page,
}) => {
  await page.goto('/contact');
  for (const text of ['Mon-Fri', '9:00 AM to 7:00 PM', '9:00 AM to 6:00 PM', 'Closed']) {
    await expect(page.locator('main').getByText(text).first()).toBeVisible();
  }
  await expect(page.locator('main').getByText('We reply within 24 hours.').first()).toBeVisible();
  const footer = page.getByRole('contentinfo');
  const topOf = async (name: string) =>
    (await footer.getByRole('navigation', { name }).boundingBox())?.y ?? 0;
  expect(await topOf('Learn')).toBe(await topOf('Shop'));
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

/** Fills the contact form with a subject that no other test has. @returns the subject. */
async function fillContact(page: Page): Promise<string> {
  const subject = `Delivery ${randomUUID().slice(0, 8)}`;
  await page.getByLabel(/^Full Name/).fill('Ana Reyes');
  await page.getByLabel(/^Email/).fill('ana@example.com');
  await page.getByLabel(/^Subject/).fill(subject);
  await page.getByLabel(/^Message/).fill('Do you deliver to Key Largo?');
  return subject;
}

/** What the owner has got by mail with this subject. */
/** Waits until the app has taken the page over. */
async function hasBegun(page: Page): Promise<void> {
  const count = () => page.evaluate(() => performance.getEntriesByName('hydrated').length);
  await expect.poll(count).toBe(1);
}

async function ownersMail(subject: string) {
  const mails = await mailsTo('owner@reef.test');
  return mails.filter((mail) => mail.subject.includes(subject));
}

test('CONT-01 ORD-07 sends, thanks for 3 seconds, and empties the form @phone', async ({
  page,
}) => {
  await page.goto('/contact');
  const subject = await fillContact(page);
  await page.getByLabel(/^Email/).fill('ana@');
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
  await expect.poll(async () => (await ownersMail(subject)).length).toBe(1);
  const [mail] = await ownersMail(subject);
  expect(mail?.replyTo).toBe('ana@example.com');
  expect(mail?.text).toContain('> Do you deliver to Key Largo?');
});

test('ORD-07 without a connection the message waits on the device and is sent once, later @phone', async ({
  page,
  context,
  faults,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('reef-hydrated', () => performance.mark('hydrated'));
  });
  await page.goto('/contact');
  await hasBegun(page);
  const subject = await fillContact(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Kept on this device')).toBeVisible();
  await expectAccessible(page);
  expect(await ownersMail(subject)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText('Your message was sent')).toBeVisible();
  await expect.poll(async () => (await ownersMail(subject)).length).toBe(1);
  await page.reload();
  await hasBegun(page);
  // What the page would send again goes out as it begins.
  await page.waitForTimeout(1500);
  expect(await ownersMail(subject)).toHaveLength(1);
  faults.length = 0;
});

test('ORD-07 an admin finds the message and marks it as answered @desk', async ({ page }) => {
  await page.goto('/contact');
  const subject = await fillContact(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you for your message')).toBeVisible();
  await signInOnScreen(page, 'admin');
  await page.goto('/admin');
  const row = page.getByRole('listitem').filter({ hasText: subject });
  await expect(row.getByText(/, open$/)).toBeVisible();
  await row.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(row.getByText(/, answered$/)).toBeVisible();
  await expectFitAtBothSizes(page);
});
