import { expect, type Page } from '@playwright/test';
import { filledBy } from '@reef/domain/orders/delivery/delivery';
import { HOUR_MS } from '@reef/domain/shared/time';
import { expectAccessible, expectFitAtBothSizes } from '#support/browser/axe.ts';
import { openCart, test } from '#support/browser/buyer-test.ts';
import { signInByHeader } from '#support/browser/header.ts';
import { beginWithCart, lineOf, row } from './cart-page.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { fillStorage } from '#support/browser/full-storage.ts';
import { forgiveOutage } from '#support/faults/outage.ts';
import { sell } from '#support/sold-orders.ts';
import { beginWithTank, savedTanks, SMALL_REEF } from '#support/tanks.ts';

const TANG = '/product/yellow-tang';
const TOO_SMALL = 'A yellow tang needs about 100 gallons; yours holds 40.';
/** Any verdict. */
const VERDICT = /^(Fits|With care|Does not fit)$/;

/** Describes a tank in the form on screen. */
async function describeTank(page: Page, gallons: string, inches: string): Promise<void> {
  await page.getByLabel('Volume').fill(gallons);
  await page.getByLabel('Length').fill(inches);
  await page.getByRole('button', { name: 'Keep this tank' }).click();
}

/** Goes to the shop by the link at the foot of the page. */
async function toShop(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saltwater Fish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop marine life');
}

/**
 * Collects the alerts of every document that the page opens from now on, however briefly they are
 * shown. @returns a function that reads those of the present document.
 */
async function collectAlerts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const alerts: string[] = [];
    Object.assign(window, { alerts });
    const collect = () => {
      for (const { textContent } of document.querySelectorAll('main [role=alert]'))
        if (!alerts.includes(textContent)) alerts.push(textContent);
    };
    new MutationObserver(collect).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { alerts: string[] }).alerts);
}

async function addAnimal(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add an animal' }).click();
  await page.getByLabel('Name of the animal').fill(typed);
  await page.getByRole('option', { name }).first().click();
}

test('FIT-06 a guest describes a tank, finds who lives in it, takes nothing back for good, and measures a second one @phone', async ({
  page,
}) => {
  await page.goto('/my-tank');
  await page.getByRole('button', { name: 'Keep this tank' }).click();
  await expect(page.getByText('Enter gallons between 1 and 2000.')).toBeVisible();
  await expect(page.getByLabel('Volume')).toBeFocused();
  const filled = page.getByLabel('Filled with salt water on');
  await filled.fill('0024-10-01');
  await expect(page.getByText('with all four digits of the year')).toBeVisible();
  await filled.fill('');
  await describeTank(page, '40', '36');
  // The form disappeared with its button: the focus moves to what replaced it.
  await expect(page.getByRole('heading', { name: 'My tank', level: 2 })).toBeFocused();
  await test.step('Tab leaves what was typed, and adds nothing', async () => {
    await page.getByRole('button', { name: 'Add an animal' }).click();
    const typed = page.getByLabel('Name of the animal');
    await typed.fill('royal gram');
    const gramma = page.getByRole('option', { name: 'royal gramma' }).first();
    await expect(gramma).toHaveAttribute('data-focus', '');
    await page.keyboard.press('Tab');
    await expect(typed).not.toBeFocused();
    await expect(typed).toHaveValue('royal gram');
    await gramma.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await addAnimal(page, 'Zebrasoma flav', 'yellow tang');
  const residents = page.getByRole('listitem').filter({ hasText: 'yellow tang' });
  await expect(residents.getByText('Does not fit')).toBeVisible();
  await residents.getByRole('button', { name: 'Why for yellow tang' }).click();
  await expect(page.getByText(TOO_SMALL)).toBeVisible();
  await expectFitAtBothSizes(page);

  await page.getByRole('button', { name: 'Remove yellow tang' }).click();
  await expect(residents).toHaveCount(0);
  // The focus moves to the next row, and from the message back.
  const other = page.getByRole('button', { name: 'Remove royal gramma' });
  await expect(other).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(residents).toHaveCount(1);
  await expect(other).toBeFocused();
  await page.getByRole('button', { name: 'Remove tank' }).click();
  await expect(page.getByRole('heading', { name: 'Describe your tank' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.reload();
  await expect(page.getByText('Kept on this device only.')).toBeVisible();
  await expect(page.getByText('yellow tang').first()).toBeVisible();

  await test.step('three sides make a volume, and several tanks are shown at once', async () => {
    await page.getByRole('button', { name: 'Add a tank' }).click();
    await page.getByText('Measure three sides').click();
    await page.getByLabel('Length').fill('48');
    await page.getByLabel('Width').fill('18');
    await page.getByLabel('Height').fill('20');
    await expect(page.getByText('74.8 US gallons')).toBeVisible();
    await page.getByRole('button', { name: 'Keep this tank' }).click();
    await expect(page.getByText('74.8 gallons')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tank 2', level: 2 })).toBeFocused();
    await page.getByRole('button', { name: 'My tank', exact: true }).click();
    await expect(page.getByText('40 gallons')).toBeVisible();
  });

  await test.step('what was typed stays where the device has no room for it', async () => {
    await fillStorage(page);
    const failed = page.locator('.toast', { hasText: 'That could not be saved' });
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('Volume').fill('55');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(failed).toBeVisible();
    await expect(page.getByLabel('Volume')).toHaveValue('55');
    await failed.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('button', { name: 'Add a tank' }).click();
    await describeTank(page, '65', '30');
    await expect(failed).toBeVisible();
    await expect(page.getByLabel('Volume')).toHaveValue('65');
  });
});

test('FIT-06 what is typed about a tank stays, whatever another tab chooses or saves @phone', async ({
  page,
  context,
}) => {
  const volume = page.getByLabel('Volume');
  const other = await context.newPage();
  await page.goto('/my-tank');
  await other.goto('/my-tank');

  await test.step('a first tank, while another tab saves one', async () => {
    await volume.fill('30');
    await describeTank(other, '40', '36');
    await expect(page.getByRole('heading', { name: 'Another tank' })).toBeVisible();
    await expect(volume).toHaveValue('30');
    await expect(volume).toBeFocused();
    await page.getByLabel('Name').fill('Second');
    await page.getByRole('button', { name: 'Keep this tank' }).click();
    await expect(page.getByRole('heading', { name: 'Second', level: 2 })).toBeFocused();
  });

  await test.step('a change, while another tab chooses another tank', async () => {
    await page.getByRole('button', { name: 'Change' }).click();
    await volume.fill('31');
    await other.getByRole('button', { name: 'Second', exact: true }).click();
    await other.getByRole('button', { name: 'My tank', exact: true }).click();
    // What it saves arrives; then its choice has arrived too.
    await other.getByRole('button', { name: 'Change' }).click();
    await other.getByLabel('Name').fill('First');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('button', { name: 'First', exact: true })).toBeVisible();
    await expect(volume).toHaveValue('31');
    await expect(volume).toBeFocused();
  });

  await test.step('and while its page is away', async () => {
    await toShop(page);
    await page.goBack();
    await expect(volume).toHaveValue('31');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('31 gallons')).toBeVisible();
    await page.getByRole('button', { name: 'Change' }).click();
    await volume.fill('32');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(volume).toHaveValue('31');
  });
});

test('FIT-06 an account without a tank comes back, and nothing says that its tanks could not be loaded @phone', async ({
  page,
  buyer,
}) => {
  await beginSignedIn(page, buyer);
  const alerts = await collectAlerts(page);
  await page.goto('/my-tank');
  for (let visit = 1; visit <= 3; visit += 1) {
    await expect(page.getByText('Kept in your account, on all your devices.')).toBeVisible();
    expect(await alerts()).toEqual([]);
    await page.reload();
  }
});

test('FIT-06 a guest’s tank goes into the account when they want it to @phone', async ({
  page,
  buyer,
}) => {
  await beginWithTank(page);
  const alerts = await collectAlerts(page);
  await page.goto('/my-tank');
  await expect(page.getByText('Kept on this device only.')).toBeVisible();
  await signInByHeader(page, buyer);
  await expect(page).toHaveURL(/\/my-tank$/);
  await page.getByRole('button', { name: 'Keep in my account' }).click();
  expect(await alerts()).toEqual([]);
  await expect(page.getByRole('heading', { name: SMALL_REEF.name, level: 2 })).toBeFocused();
  await expect(page.getByText('Kept in your account', { exact: true })).toBeVisible();
  const kept = async () => {
    const document = await shopDatabase().doc(`tanks/${buyer.id}`).get();
    return document.get('tanks') as unknown;
  };
  await expect.poll(kept).toEqual({ 'tank-1': SMALL_REEF });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reef-tanks'))).toBeNull();
  await page.getByRole('button', { name: 'Remove tank' }).click();
  await expect.poll(kept).toEqual({});

  await test.step('what has arrived is offered for any tank, and Undo takes back its own answer only', async () => {
    const arrived = (hoursAgo: number) => {
      const at = new Date(Date.now() - hoursAgo * HOUR_MS);
      const filled = filledBy('Pickup', '', at);
      return sell({ user_id: buyer.id, ...filled, created_at: at, status: 'delivered' });
    };
    const [newer, older, earlier] = await Promise.all([arrived(1), arrived(2), arrived(3)]);
    const tanks = { 'tank-1': SMALL_REEF, 'tank-2': { ...SMALL_REEF, name: 'Office' } };
    const document = shopDatabase().doc(`tanks/${buyer.id}`);
    await document.set({ ...savedTanks(), tanks });
    const answered = async () => (await document.get()).get('answered_orders') as unknown;
    // An earlier version kept its answers on the device alone; now the account gets them.
    await page.evaluate(
      (id) => localStorage.setItem('reef-tank-orders', JSON.stringify([id, 'of-somebody-else'])),
      earlier.id,
    );
    await page.reload();
    await expect.poll(answered).toEqual([earlier.id]);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('reef-tank-orders')))
      .toBeNull();
    const offer = page.getByRole('region', { name: 'Delivered' });
    await expect(offer).toContainText(newer.number);
    // It came late: below everything that may have been pressed meanwhile.
    const changing = page.getByRole('button', { name: /^(Add|Remove) / });
    await expect(changing.last()).toHaveText('Add to this tank');
    await offer.getByRole('button', { name: 'Add to this tank' }).click();
    await expect(offer).toContainText(older.number);
    await page.getByRole('button', { name: 'Office', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Office', level: 2 })).toBeVisible();
    await offer.getByRole('button', { name: 'No', exact: true }).click();
    await expect(offer).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(offer).toContainText(newer.number);
    await expect.poll(answered).toEqual([earlier.id, older.id]);
  });
});

test('FIT-08 product, card, cart and search say whether it fits, and follow the tank @phone', async ({
  page,
  context,
}) => {
  await beginWithTank(page);
  await page.goto(TANG);
  const verdict = page.locator('section', { has: page.getByRole('heading', { name: /^In / }) });
  await expect(verdict.getByText('Does not fit')).toBeVisible();
  await expect(verdict.getByText(TOO_SMALL)).toBeVisible();
  await expect(verdict.getByRole('link', { name: 'Minimum Tank Sizes' }).first()).toBeVisible();
  await expectAccessible(page);
  // Nothing is ever blocked.
  await expect(page.getByRole('button', { name: 'Login to Purchase' }).first()).toBeEnabled();

  const other = await context.newPage();
  await other.goto('/my-tank');
  await other.getByRole('button', { name: 'Change' }).click();
  await expect(other.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await other.getByLabel('Volume').fill('180');
  await other.getByLabel('Length').fill('72');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('180 gallons')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Change' })).toBeFocused();
  await other.close();
  await expect(verdict.getByText(TOO_SMALL)).toHaveCount(0);

  await test.step('the cards of home and of the landing pages say it too', async () => {
    await page.getByRole('link', { name: 'Reef, home' }).click();
    const arrivals = page.getByRole('region', { name: 'Just settled in' }).getByRole('article');
    await expect(arrivals.first().locator('.product-card-mark')).toHaveText(VERDICT);
    const topic = page.getByRole('heading', { name: 'Featured Fish' });
    await page.locator('.feature-card').filter({ has: topic }).getByRole('link').click();
    const inStock = page.getByRole('region', { name: 'In stock today' }).getByRole('article');
    const gramma = inStock.filter({ hasText: 'Royal Gramma' });
    await expect(gramma.locator('.product-card-mark')).toHaveText(VERDICT);
  });

  await toShop(page);
  await page.getByRole('searchbox', { name: 'Search the shop' }).fill('yellow tang');
  const card = page.getByRole('article').filter({ hasText: 'Yellow Tang' }).first();
  await expect(card.locator('.product-card-mark')).toHaveText(/Fits|With care/);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByLabel('Search guides, glossary and products').fill('yellow tang');
  await expect(page.getByRole('option', { name: /Yellow Tang.*(Fits|With care)/ })).toBeVisible();
});

test('FIT-08 the cart looks at all of it together with the tank @phone', async ({
  page,
  buyer,
}) => {
  await shopDatabase().doc(`tanks/${buyer.id}`).set(savedTanks());
  const ordered = { product_id: 'purple-tang', name: 'Purple Tang', quantity: 1 };
  await sell({ user_id: buyer.id, items: [{ ...ordered, unit_price_cents: 19_999 }] });
  await beginSignedIn(page, buyer);
  const gramma = lineOf({ id: 'royal-gramma', name: 'Royal Gramma' }, 1, 1);
  await beginWithCart(page, { owner: buyer.id, lines: [gramma] });
  await page.goto(TANG);
  await expect(page.getByText('the purple tang you have ordered').first()).toBeVisible();
  await expect(page.getByText('Judged for')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('added to cart!').first()).toBeVisible();
  await expect(page.getByText('Judged for the 1 in your cart and 1 more.')).toBeVisible();
  const sheet = await openCart(page);
  await expect(row(page, { id: 'royal-gramma', name: 'Royal Gramma' })).toBeVisible();
  await expect(sheet.getByRole('heading', { name: /Living room/ })).toBeVisible();
});

test('FIT-08 whoever signs in to an account without a tank is asked about the one on the device @phone', async ({
  page,
  buyer,
}) => {
  await beginWithTank(page);
  await page.goto(TANG);
  await expect(page.getByText(TOO_SMALL)).toBeVisible();
  await signInByHeader(page, buyer);
  const question = { name: 'Tanks on this device' };
  const asked = page.getByRole('region', question);
  await expect(asked).toContainText(SMALL_REEF.name);
  // Somebody else may have described it: nothing is judged for it before the answer.
  await expect(page.getByText(TOO_SMALL)).toHaveCount(0);
  await page.goto('/learn/stocking-planner');
  await expect(asked).toContainText(SMALL_REEF.name);
  await expect(page.getByRole('heading', { name: 'Which tank is it for?' })).toBeVisible();
  await page.goto(TANG);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('added to cart!').first()).toBeVisible();
  const sheet = await openCart(page);
  await sheet.getByRole('region', question).getByRole('button', { name: 'Keep' }).click();
  const heading = sheet.getByRole('heading', { name: `All of it in ${SMALL_REEF.name}` });
  await expect(heading).toBeFocused();
  await expect(sheet.getByRole('region', question)).toHaveCount(0);
});

test('FIT-08 visitors without a tank see one quiet question, and load none of the code @phone', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const decides = page.waitForRequest(/\/assets\/start-fit-[^/]+\.js$/);
  await page.goto(TANG);
  await expect(page.getByRole('link', { name: 'Will it fit your tank?' })).toBeVisible();
  await toShop(page);
  await expect(page.locator('.product-card').first()).toBeVisible();
  // It requests what it wants as soon as it runs: at the latest one task after it has loaded.
  const code = (await decides).url();
  await page.evaluate(`import('${code}').then(() => new Promise((done) => setTimeout(done)))`);
  expect(asked.filter((url) => /fit-engine|library|tank-store/.test(url))).toEqual([]);
  // As another tab says that there is a tank now.
  await page.evaluate(() => {
    localStorage.setItem('reef-has-tank', 'true');
    dispatchEvent(new StorageEvent('storage', { key: 'reef-has-tank' }));
  });
  await expect.poll(() => asked.some((url) => url.includes('fit-engine'))).toBe(true);
});

test('FIT-08 a verdict whose code did not load comes once it can @phone', async ({
  page,
  faults,
}) => {
  const code = /\/assets\/fit-verdict-[^/]+\.js$/;
  await beginWithTank(page);
  await page.route(code, (route) => route.abort());
  const isLost = page.waitForEvent('requestfailed', (request) => code.test(request.url()));
  await page.goto(TANG);
  await isLost;
  await page.unroute(code);
  await expect(page.getByText(TOO_SMALL)).toBeVisible();
  forgiveOutage(faults);
});
