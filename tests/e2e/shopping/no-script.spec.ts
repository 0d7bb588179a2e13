import { expect } from '@playwright/test';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { test } from '#support/browser/browser-test.ts';

test.use({ javaScriptEnabled: false });

test('MKT-01 SEEN-25 SHOP-01 SHOP-05 home, shop and the pages about them can be read without JavaScript: films’ first pictures, cards, counts and tabs @phone', async ({
  page,
}) => {
  for (const path of ['/featured-fish', '/live-coral', '/forum', '/contact', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  }

  await test.step('what the owner can change is not there, and why is said', async () => {
    const { phone, email, street } = DEFAULT_SETTINGS.contact;
    for (const [path, why] of [
      ['/contact', 'Our phone number, email, address and hours are loaded by JavaScript'],
      ['/delivery', 'Our prices and areas are loaded by JavaScript'],
    ] as const) {
      await page.goto(path);
      const note = page.locator('main noscript p');
      await expect(note).toContainText(why);
      await expect(note).toBeVisible();
      const html = await page.content();
      for (const guess of [phone, email, street, '9 AM', 'Mon-Fri', 'Anywhere in the USA.']) {
        expect(html, path).not.toContain(guess);
      }
    }
    await page.goto('/');
  });

  const expectPicture = async (picture: string) => {
    await expect(page.locator(picture)).toBeVisible();
    await expect(page.locator(picture)).toHaveJSProperty('naturalWidth', 960);
  };
  await test.step('the films’ first pictures and the counts of the tabs are in the page', async () => {
    await expectPicture('.hero .film img');
    await page.goto('/shop');
    await expectPicture('.shop-band .film img');
    await expect
      .poll(async () => (await page.locator('.tab-count').allTextContents()).map(Number))
      .not.toContain(0);
  });

  await test.step('the shop can be looked through: cards, counts and tabs', async () => {
    await expect(page.getByRole('tab', { name: /^Saltwater Fish/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const cards = page.getByRole('article');
    await expect(cards).toHaveCount(24);
    await expect(cards.first()).toContainText(/In Stock: \d+/);
    await expect(cards.first()).toContainText(/\$\d+\.\d\d/);
    await expect(page.getByText(/^\d+ listings$/)).toBeVisible();
    const coral = page.getByRole('tab', { name: /^Live Coral/ });
    const count = Number(await coral.locator('.tab-count').textContent());
    expect(count).toBeGreaterThan(0);
    await coral.click();
    await expect(page).toHaveURL(/\/shop\?tab=coral$/);
    await expect(coral).toHaveAttribute('aria-selected', 'true');
    await expect(cards).toHaveCount(Math.min(24, count));
    await cards.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
  });
});

test('PROD-01 PROD-02 PROD-05 FIT-04 a product and its care can be looked at without JavaScript, and one that is gone says so @phone', async ({
  page,
}) => {
  const found = await page.goto('/product/ocellaris-clownfish');
  expect(found?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ocellaris Clownfish');
  await expect(page.locator('.product-facts')).toContainText(/In Stock: \d+/);
  await expect(page.locator('.product-facts')).toContainText('$29.99');
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    'content',
    'Ocellaris Clownfish',
  );
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Product',
    offers: { price: '29.99', availability: 'https://schema.org/InStock' },
  });
  const gone = await page.goto('/product/no-such-fish');
  expect(gone?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');

  await test.step('the facts panel is in the page as it is rendered', async () => {
    await page.goto('/product/yellow-tang');
    const panel = page.getByRole('region', { name: 'Care at a glance' });
    await expect(panel.getByText('Zebrasoma flavescens')).toHaveCSS('font-style', 'italic');
    await expect(panel.getByText('100 gallons or more')).toBeVisible();
    await expect(panel.getByText('8 inches (20 cm)')).toBeVisible();
    await expect(panel.getByRole('img', { name: /beside a hand/ })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Minimum Tank Sizes' })).toBeVisible();
    await expect(panel.getByRole('link', { name: /^First Aid/ })).toBeVisible();
    const drawn = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(drawn.join('')).toContain('"name":"Scientific name","value":"Zebrasoma flavescens"');
  });
});
