import { expect, type Locator, type Page } from '@playwright/test';
import { DAY_MS } from '@reef/domain/shared/time';
import {
  expectAccessible,
  expectFitAtBothSizes,
  expectNoSidewaysScroll,
} from '#support/browser/axe.ts';
import { addFromPage, addToCart, openCart, test } from '#support/browser/buyer-test.ts';
import { heldBack } from '#support/browser/held-back.ts';
import { delistProduct, shopDatabase } from '#support/demo-shop.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { CARE_PANEL, care, facts } from './product-page.ts';

const ARCHIVED =
  'This item has been unavailable for over 7 days and is currently archived. It may return in the future.';

const longAgo = () => new Date(Date.now() - 8 * DAY_MS);

function quantity(page: Page) {
  return page.getByLabel('Quantity', { exact: true });
}

/** Whether the code of the picture's viewer was requested. */
function hasViewersCode(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    return files.some(({ name }) => name.includes('/assets/photo-viewer-'));
  });
}

/** Has the device share, or refuse by the name of an error; runs in the page. */
function answerSharing(refusal: string): void {
  delete document.body.dataset['shared'];
  const share = ({ url = '' }: ShareData) => {
    document.body.dataset['shared'] = url;
    return refusal === '' ? Promise.resolve() : Promise.reject(new DOMException('', refusal));
  };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}

test('PROD-01 PROD-02 PROD-07 PROD-08 PROD-09 shows all facts and the whole picture, is shared, and follows every change @phone', async ({
  page,
  context,
  shelf,
}) => {
  const fish = await shelf.list(6, {
    category: 'Live Coral',
    price: 49.9,
    description: 'Sways.',
    care: { difficulty: 'beginner' },
  });
  const panel = heldBack();
  await page.route(CARE_PANEL, async (route) => {
    await panel.held;
    await route.continue();
  });
  const app = heldBack();
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await app.held;
    await route.continue();
  });
  await page.goto(`/product/${fish.id}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fish.name);
  await expect(page.getByRole('main').getByRole('img', { name: fish.name })).toBeVisible();
  await expect(facts(page).getByText('Live Coral', { exact: true })).toBeVisible();
  await expect(facts(page).getByText('In Stock: 6')).toBeVisible();
  await expect(facts(page).getByText('$49.90')).toBeVisible();
  await expect(facts(page).getByText('Sways.')).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(fish.name));
  await expectFitAtBothSizes(page);

  await test.step('PROD-08 a press from before the app has begun shows the whole picture', async () => {
    const whole = page.getByRole('button', { name: `See the whole picture of ${fish.name}` });
    const viewer = page.getByRole('dialog', { name: fish.name });
    await whole.click();
    app.release();
    await expect(viewer.getByRole('img', { name: fish.name })).toHaveCSS('object-fit', 'contain');
    expect(await hasViewersCode(page)).toBe(true);
    await expectFitAtBothSizes(page);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    await expect(whole).toBeFocused();
  });

  await test.step('PROD-09 its address is shared as the device does, or copied', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const share = facts(page).getByRole('button', { name: 'Share', exact: true });
    const address = new RegExp(`/product/${fish.id}$`);
    await page.evaluate(answerSharing, '');
    await share.click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', address);
    // Whoever closes the device's sheet is told nothing.
    for (const fault of ['AbortError', 'InvalidStateError']) {
      await page.evaluate(answerSharing, fault);
      await page.evaluate(() => navigator.clipboard.writeText('untouched'));
      await share.click();
      await expect(page.locator('body')).toHaveAttribute('data-shared', address);
      // Longer than a copy takes.
      await page.waitForTimeout(500);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('untouched');
    }
    await page.evaluate(answerSharing, 'NotAllowedError');
    await share.click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(address);
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await share.click();
    await expect(page.getByText('The link could not be copied')).toBeVisible();
  });

  await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  await shelf.change(fish.id, { stock: 2, price: 45, description: 'Sways gently.' });
  await expect(facts(page).getByText('In Stock: 2')).toBeVisible();
  await expect(facts(page).getByText('$45.00')).toBeVisible();
  await expect(facts(page).getByText('Sways gently.')).toBeVisible();
  // The panel stays as it was drawn while its code is on its way, and then changes too.
  await expect(care(page)).toContainText('For beginners');
  panel.release();
  await shelf.change(fish.id, { care: { difficulty: 'expert' } });
  await expect(care(page)).toContainText('For experts');
  await shelf.change(fish.id, { stock: 0, sold_out_at: new Date() });
  await expect(facts(page).getByText('Out of Stock')).toBeVisible();
  await shelf.change(fish.id, { sold_out_at: longAgo() });
  await expect(page.getByText(ARCHIVED)).toBeVisible();
  await delistProduct(fish.id);
  await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
  await expect(page.locator('[data-not-reloaded]')).toHaveCount(1);
});

test('PROD-03 PROD-04 PROD-06 PROD-08 CART-07 CART-09 a buyer chooses a quantity that is there and never above what remains, and the button follows the stock @phone', async ({
  page,
  shelf,
}) => {
  const fish = await shelf.list(2);
  const button = (name: string) => facts(page).getByRole('button', { name, exact: true });
  await beginSignedIn(page, 'buyer');
  await page.goto(`/product/${fish.id}`);
  await expect(button('Add to Cart')).toBeEnabled();
  await expect(page.getByText(ARCHIVED)).toHaveCount(0);

  await test.step('the plus and minus stop at 1 and at the stock', async () => {
    const minus = page.getByRole('button', { name: 'Decrease quantity' });
    const plus = page.getByRole('button', { name: 'Increase quantity' });
    await expect(minus).toBeDisabled();
    await plus.click();
    await expect(quantity(page)).toHaveValue('2');
    // Read out, as the focus stays on the button.
    await expect(facts(page).getByRole('status').filter({ hasText: /^2$/ })).toHaveCount(1);
    await expect(plus).toBeDisabled();
    await minus.click();
    await expect(quantity(page)).toHaveValue('1');
  });

  await test.step('the last one has no quantity, whose focus goes to the button', async () => {
    await quantity(page).focus();
    await shelf.change(fish.id, { stock: 1 });
    await expect(facts(page).getByRole('status').filter({ hasText: 'In Stock: 1' })).toHaveCount(1);
    await expect(quantity(page)).toHaveCount(0);
    await expect(button('Add to Cart')).toBeFocused();
  });

  await test.step('the quantity is corrected on blur', async () => {
    await shelf.change(fish.id, { stock: 5 });
    await expect(page.getByText('Max 5')).toBeVisible();
    for (const [typed, corrected] of [
      ['0', '1'],
      ['-3', '1'],
      ['2.9', '2'],
      ['', '1'],
      ['5', '5'],
    ] as const) {
      await quantity(page).fill(typed);
      await quantity(page).blur();
      await expect(quantity(page)).toHaveValue(corrected);
    }
    await expect(page.getByText(/^Quantity adjusted/)).toHaveCount(0);
    await quantity(page).fill('99');
    await quantity(page).blur();
    await expect(quantity(page)).toHaveValue('5');
    await expect(page.getByText('Quantity adjusted to 5 due to stock limits')).toBeVisible();
  });

  await test.step('and is never above what remains', async () => {
    await addFromPage(page, fish, 3);
    await expect(page.getByText('Max 2')).toBeVisible();
    await quantity(page).fill('7');
    await button('Add to Cart').click();
    await expect(page.getByText('Quantity adjusted to 2 due to stock limits')).toBeVisible();
    await expect(page.getByText(`Added 2 × ${fish.name} to cart!`)).toBeVisible();
    await expect(page.getByText('All we have is in your cart')).toBeVisible();
    await expect(button('Add to Cart')).toBeDisabled();
  });

  await test.step('the button says when it is out, and when it is archived', async () => {
    await shelf.change(fish.id, { stock: 0, sold_out_at: new Date() });
    await expect(button('Out of Stock')).toBeDisabled();
    await expect(quantity(page)).toHaveCount(0);
    await shelf.change(fish.id, { sold_out_at: longAgo() });
    await expect(button('Archived')).toBeDisabled();
    await expect(page.getByText(ARCHIVED)).toBeVisible();
    await expectAccessible(page);
  });

  // Nobody has pressed the picture.
  expect(await hasViewersCode(page)).toBe(false);
});

test('PROD-01 PROD-04 PROD-05 PROD-06 PROD-08 CART-08 a guest is asked to sign in, and told what is archived, has no picture, or is not there @phone', async ({
  page,
  shelf,
}) => {
  const there = await shelf.list(1);
  const pictureless = await shelf.list(0, { image_url: null });
  const gone = { image_url: '/catalogue/never-drawn.webp', sold_out_at: longAgo() };
  const archived = await shelf.list(0, gone);
  for (const { id, name } of [there, pictureless, archived]) {
    await page.goto(`/product/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const button = facts(page).getByRole('button', { name: 'Login to Purchase', exact: true });
    await expect(button).toBeEnabled();
    const noPicture = page.locator('.product-frame').getByText('No Image Available');
    if (id === there.id) await expect(noPicture).toHaveCount(0);
    else await expect(noPicture).toBeVisible();
    const whole = page.getByRole('button', { name: /^See the whole picture/ });
    await expect(whole).toHaveCount(id === there.id ? 1 : 0);
  }
  await expect(page.getByText(ARCHIVED)).toBeVisible();

  await page.goto('/product/no-such-fish');
  await expect(page.getByRole('heading', { name: 'Product not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Shop' }).click();
  await expect(page).toHaveURL(/\/shop$/);
});

async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY);
}

const PRICES = 'Overnight $39.99 · Local $15 · Pickup free';

test('SEEN-24 SEEN-28 the product shows what delivery costs, and on a phone the button to buy stays visible', async ({
  page,
  shelf,
  isMobile,
}) => {
  const one = await shelf.list(1);
  await page.goto(`/product/${one.id}`);
  await expect(facts(page).getByText(PRICES)).toBeVisible();
  // There is nothing to choose if there is only one.
  await expect(quantity(page)).toHaveCount(0);
  await expect(facts(page).getByText('There is only one.')).toBeVisible();
  await expectAccessible(page);
  const buy = page.getByRole('button', { name: 'Login to Purchase' });
  const boxOf = async () => (await buy.boundingBox()) ?? { y: 0, height: 0 };
  // The page has its full height once the others are there.
  await expect(page.getByRole('heading', { name: /^More / })).toBeVisible();
  const before = await boxOf();
  const promise = page.getByText('A soft landing');
  if (isMobile) {
    // The end of the page, and whatever takes the focus, are above the bar. Cards get their real
    // height as they are scrolled into view, and the end moves on.
    const end = async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return bottomOf(page.getByText('© 2026 Reef'));
    };
    await expect.poll(end).toBeLessThan(before.y);
    expect((await boxOf()).y).toBe(before.y);
    expect(before.height).toBeGreaterThanOrEqual(44);
    await page.evaluate(() => window.scrollTo(0, 0));
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Compatibility' });
    await link.focus();
    await expect.poll(() => bottomOf(link)).toBeLessThanOrEqual(before.y);
  } else {
    // Below the button, next to the picture.
    const right = await promise.boundingBox();
    expect(right?.x ?? 0).toBeGreaterThan(640);
  }

  await facts(page).getByRole('link', { name: 'Delivery & returns' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delivery & Returns');
  await expect(page.getByRole('listitem').filter({ hasText: 'Pickup at the shop' })).toContainText(
    'free',
  );
  await expect(page.getByText('The 48-Hour Guarantee')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('SEEN-24 for a saved address only what reaches it is named, on the product and in the cart @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(3);
  await shopDatabase()
    .doc(`user_profiles_extended/${buyer.id}`)
    .set({ shipping_zip: '10001', shipping_country: 'US' }, { merge: true });
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  const near = 'Overnight $39.99 · Pickup free';
  await expect(facts(page).getByText(near)).toBeVisible();
  await expect(facts(page).getByText('The whole order, to 10001')).toBeVisible();
  const sheet = await openCart(page);
  await expect(sheet.getByText(near)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: 'Delivery & returns' }).click();
  await expect(page).toHaveURL(/\/delivery$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('refund');
  await expect(page.getByRole('option', { name: /Delivery & Returns/ })).toBeVisible();
});
