import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { sell, storedOrder } from '#support/sold-orders.ts';

const SOLD = '/content-product-management?tab=existing&show=Sold';

/** Orders are counted in the emulator's one queue. */
const COUNTED = { timeout: 90_000 };

declare global {
  /** The number that the page asked the app's icon to show; 0 is nothing. */
  var badgesShown: number[];
}

/** Records what the page tells the browser's Badging API. */
async function watchBadge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: number[] = [];
    const show = (count: number) => {
      shown.push(count);
      return Promise.resolve();
    };
    Object.assign(globalThis, { badgesShown: shown });
    Object.defineProperty(Navigator.prototype, 'setAppBadge', { value: show, configurable: true });
  });
}

function badge(page: Page): Promise<number | undefined> {
  return page.evaluate(() => globalThis.badgesShown.at(-1));
}

/** Claims that wait for the owner; the icon counts them too. */
async function claimsToDecide(): Promise<number> {
  const waiting = shopDatabase().collection('claims').where('needs_owner', '==', true);
  return (await waiting.count().get()).data().count;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('banner').getByText('Sign out', { exact: true }).click();
  await expect(page.getByText('Signed Out')).toBeVisible();
}

test('PWA-01 the icon carries the number of orders to fill, live on any page; signed out, none @phone', async ({
  page,
}) => {
  await watchBadge(page);
  await beginSignedIn(page, 'admin');
  await page.goto(SOLD);
  const chip = page.getByRole('button', { name: /^Unfulfilled/ });
  await expect(chip).toHaveText(/\d/);
  const counted = async () => Number((await chip.textContent())?.replaceAll(/\D/g, ''));
  const isSum = async () => (await badge(page)) === (await counted()) + (await claimsToDecide());
  await expect.poll(isSum, COUNTED).toBe(true);
  await expect.poll(() => badge(page)).toBeGreaterThan(0);

  await page.goto('/learn');
  await expect.poll(() => badge(page)).toBeGreaterThan(0);
  // Other tests fill and delete orders meanwhile: one more than the fewest so far is this one.
  let fewest = (await badge(page)) ?? 0;
  await sell();
  const hasGrown = async () => {
    const count = (await badge(page)) ?? 0;
    fewest = Math.min(fewest, count);
    return count > fewest;
  };
  await expect.poll(hasGrown, COUNTED).toBe(true);
  await signOut(page);
  await expect.poll(() => badge(page)).toBe(0);
});

test('PWA-01 only an admin has a number on the icon, and only if icons can show one @phone', async ({
  page,
  context,
}) => {
  await watchBadge(page);
  await beginSignedIn(page, 'buyer');
  await page.goto('/profile');
  await expect(page.getByLabel(/^First name/i)).not.toHaveValue('');
  expect(await page.evaluate(() => globalThis.badgesShown.filter((count) => count > 0))).toEqual(
    [],
  );

  const bare = await context.newPage();
  await bare.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'setAppBadge'));
  await bare.goto('/profile');
  await expect(bare.getByLabel(/^First name/i)).not.toHaveValue('');
});

test('PWA-01 the shortcut opens the orders to fill; a shared message finds its order, a shared number its field @phone', async ({
  page,
}) => {
  const order = await sell({ order_number: `R261121-${randomUUID().slice(0, 6).toUpperCase()}` });
  await beginSignedIn(page, 'admin');
  await page.goto(`${SOLD}&orders=unfilled`);
  await expect(page.getByRole('button', { name: /^Unfulfilled/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const shared = (text: string) =>
    page.goto(`/content-product-management?${new URLSearchParams({ find: text })}`);
  await shared(`Hello, where is ${order.number}? Thanks`);
  await expect(page.getByLabel('Search sales')).toHaveValue(order.number);
  const entry = page
    .locator('.sales-table > tbody > tr, main li.surface')
    .filter({ hasText: order.number });
  await expect(entry).toHaveCount(1);

  await shared('UPS: 1Z999AA10123456784 is ready');
  await expect(page.getByText(/^UPS number/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByLabel('Search sales').fill(order.number);
  // The rows before it move away once typing has paused.
  await expect(page.getByText('1 order, all there are.')).toBeVisible();
  await entry.getByRole('checkbox').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(/^Tracking number/)).toHaveValue('1Z999AA10123456784');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^UPS number/)).toBeHidden();
  const stored = async () => (await storedOrder(order.id))['tracking_number'];
  await expect.poll(stored).toBe('1Z999AA10123456784');

  await shared('UPS: 1Z999AA10123456784 is ready');
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByText(/^UPS number/)).toHaveCount(0);
  await expect(page.getByLabel('Search sales')).toBeFocused();
});
