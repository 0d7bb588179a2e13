import { expect, type Page } from '@playwright/test';
import type { Firestore } from 'firebase-admin/firestore';
import { DAY_MS } from '@reef/domain/shared/time';
import {
  expectAccessible,
  expectFitAtBothSizes,
  expectNoSidewaysScroll,
} from '#support/browser/axe.ts';
import { waitForHydration, recordHydration } from '#support/browser/hydration.ts';
import { test } from '#support/browser/buyer-test.ts';
import { delistProduct, shopDatabase } from '#support/demo-shop.ts';

const TABS = [
  { label: 'Saltwater Fish', category: 'Saltwater Fish' },
  { label: 'Live Coral', category: 'Live Coral' },
  { label: 'Invertebrates', category: 'Invertebrates' },
  { label: 'WYSWYG', category: 'WYSIWYG' },
] as const;

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

function tab(page: Page, label: string) {
  return page.getByRole('tab', { name: new RegExp(`^${label}`) });
}

function cards(page: Page) {
  return page.locator('.product-grid .product-card-name');
}

function card(page: Page, name: string) {
  return page.getByRole('article').filter({ hasText: name });
}

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search the shop' }).fill(words);
}

function names(...products: { name: string }[]): string[] {
  return products.map(({ name }) => name);
}

/**
 * Records view transitions of cards, which reduced motion forbids (SHOP-05). Call before the first
 * page.
 */
async function forbidTravels(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error('no picture may travel');
    };
  });
}

/** Searches the shop for a card, expects its whole content, and follows it to its page. */
async function expectCard(page: Page, fish: { id: string; name: string }, description: string) {
  await searchFor(page, description);
  const one = card(page, fish.name);
  await expect(one.getByRole('img', { name: fish.name })).toBeVisible();
  await expect(one).toContainText(description);
  await expect(one).toContainText('In Stock: 7');
  await expect(one).toContainText('$1,234.50');
  await expect(one.getByRole('link', { name: fish.name })).toHaveAttribute(
    'href',
    `/product/${fish.id}`,
  );
  // The whole card is the link, including its picture.
  await one.click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(new RegExp(`/product/${fish.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fish.name);
  await page.goBack();
  await expect(cards(page)).toHaveText([fish.name]);
  await expect(one.getByRole('link', { name: fish.name })).toBeFocused();
}

async function inStock(database: Firestore, category: string): Promise<number> {
  const { docs } = await database.collection('products').where('category', '==', category).get();
  return docs.filter((product) => (product.get('stock') as number) > 0).length;
}

test('SHOP-01 SHOP-03 SHOP-06 four tabs with counts of the database and their own water; the search loses no letter and says when nothing matches @phone', async ({
  page,
  shelf,
}) => {
  const box = page.getByRole('searchbox', { name: 'Search the shop' });
  await recordHydration(page);
  await page.goto('/shop');
  await expect(cards(page).first()).toBeVisible();

  await test.step('SEEN-01 the way back from a card leads to where the card was', async () => {
    await waitForHydration(page);
    const place = () => page.evaluate(() => window.scrollY);
    const scrollDown = (top: number) =>
      page.evaluate(async (down) => {
        window.scrollTo(0, down);
        // The page hears of it with the next frame.
        await new Promise(requestAnimationFrame);
        return window.scrollY;
      }, top);
    const followAndComeBack = async () => {
      await page.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('.product-card-link')];
        links.find((link) => link.getBoundingClientRect().top > 200)?.click();
      });
      await expect(page).toHaveURL(/\/product\//);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goBack();
      await expect(cards(page).first()).toBeAttached();
    };
    // The list grows as it is scrolled.
    await expect.poll(() => scrollDown(1500)).toBe(1500);
    await followAndComeBack();
    await expect.poll(async () => Math.abs((await place()) - 1500)).toBeLessThan(50);

    // Sorting replaces the entry of the history; in the new one nothing has been scrolled.
    await scrollDown(300);
    const unsorted = (await cards(page).first().textContent()) ?? '';
    await page.evaluate(() => {
      const select = document.querySelector('option[value=price-desc]')?.closest('select');
      if (select === null || select === undefined) throw new Error('nothing sorts');
      select.value = 'price-desc';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(page).toHaveURL(/sort=price-desc/);
    // The address comes before the page; an entry that was never shown has no place to come back to.
    await expect(cards(page).first()).not.toHaveText(unsorted);
    await followAndComeBack();
    await expect(page).toHaveURL(/sort=price-desc/);
    await expect.poll(async () => Math.abs((await place()) - 300)).toBeLessThan(50);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-asc');
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  await test.step('loses no letter, however fast or early one types', async () => {
    const words = 'a long search that nobody types as fast as this';
    await box.focus();
    await page.keyboard.type(words);
    await expect(page.getByText(`Nothing here matches “${words}”`)).toBeVisible();
    await expect(box).toHaveValue(words);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(box).toHaveValue('');
    await expect(cards(page).first()).toBeVisible();
  });

  await test.step('four tabs, fish first, each with its count of the database and its own water', async () => {
    await expect(page.getByRole('tab')).toHaveCount(TABS.length);
    await expect(tab(page, 'Saltwater Fish')).toHaveAttribute('aria-selected', 'true');
    const moods = new Set<string | null>();
    for (const { label, category } of TABS) {
      await tab(page, label).click();
      await expect(tab(page, label)).toHaveAttribute('aria-selected', 'true');
      // Other tests may list and sell at the same time; the count must match the database.
      await expect(async () => {
        const shown = await tab(page, label).locator('.tab-count').textContent();
        expect(Number(shown)).toBe(await inStock(shopDatabase(), category));
      }).toPass();
      moods.add(await page.locator('.shop-band .reef-scene').getAttribute('data-theme'));
    }
    expect(moods.size).toBe(TABS.length);
    await expect(page).toHaveURL(/tab=wysiwyg/);
    await page.goBack();
    await expect(tab(page, 'Invertebrates')).toHaveAttribute('aria-selected', 'true');
    await expectFitAtBothSizes(page);
  });

  await test.step('says when nothing matches, clears the search, and leads to the tank that has it', async () => {
    await searchFor(page, 'no fish is called so');
    await expect(page.getByText('Nothing here matches “no fish is called so”')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /^0 listings$/ })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(box).toBeFocused();
    const description = `Only among corals, ${Date.now()}.`;
    const coral = await shelf.list(1, { category: 'Live Coral', description });
    await searchFor(page, description);
    await page.getByRole('button', { name: 'Look in Live Coral (1)' }).click();
    await expect(cards(page)).toHaveText([coral.name]);
    await expect(page.getByRole('status').filter({ hasText: /^1 listing$/ })).toHaveCount(1);
    await expect(tab(page, 'Live Coral')).toBeFocused();
    await expectNoSidewaysScroll(page);
  });

  // The last tab of a bar that scrolls on a phone: it is visible even if an address chose it.
  await page.goto('/shop?tab=wysiwyg');
  await expect(tab(page, 'WYSWYG')).toBeInViewport({ ratio: 0.98 });
});

test('SHOP-02 SHOP-04 SHOP-05 SHOP-07 in stock and out of stock, four orders, and cards that lead to their pages, plain links with reduced motion @phone', async ({
  page,
  shelf,
}) => {
  const mark = `tide${Date.now()}`;
  const list = (stock: number, fields: Record<string, unknown>) =>
    shelf.list(stock, { description: mark, ...fields });
  const there = await list(4, {});
  const sixDays = await list(0, { sold_out_at: daysAgo(6) });
  const undated = await list(0, { sold_out_at: null });
  const archived = await list(0, { sold_out_at: daysAgo(8) });
  const description = `current${Date.now()}`;
  const cheapOld = await shelf.list(5, { description, price: 5, created_at: daysAgo(9) });
  const cheapNew = await shelf.list(2, { description, price: 5, created_at: daysAgo(1) });
  const dear = await shelf.list(3, { description, price: 400.5 });
  const words = `A card of its own, ${Date.now()}.`;
  const fish = await shelf.list(7, { description: words, price: 1234.5 });
  await forbidTravels(page);
  await page.goto('/shop');

  await test.step('in stock and out of stock; archived ones are in neither', async () => {
    await searchFor(page, mark);
    await expect(cards(page)).toHaveText([there.name]);
    await expect(card(page, there.name)).toContainText('In Stock: 4');
    await page.getByText('Out of Stock', { exact: true }).click();
    await expect(card(page, sixDays.name)).toContainText('Out of Stock');
    await expect(card(page, undated.name)).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await expect(card(page, archived.name)).toHaveCount(0);
    await page.getByText('In Stock', { exact: true }).click();
    await expect(cards(page)).toHaveText([there.name]);
  });

  await test.step('four orders, cheapest first by default, newest first among equals', async () => {
    await searchFor(page, description);
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await expect(sort).toHaveValue('price-asc');
    await expect(cards(page)).toHaveText(names(cheapNew, cheapOld, dear));
    await sort.selectOption('price-desc');
    await expect(cards(page)).toHaveText(names(dear, cheapNew, cheapOld));
    await sort.selectOption('qty-desc');
    await expect(cards(page)).toHaveText(names(cheapOld, dear, cheapNew));
    await sort.selectOption('qty-asc');
    await expect(cards(page)).toHaveText(names(cheapNew, dear, cheapOld));
  });

  await test.step('a card has picture, name, description, stock and price, and leads to its page', async () => {
    await expectCard(page, fish, words);
  });
});

test('SHOP-03 SHOP-05 SHOP-08 searches names and descriptions, whatever the case, and keeps it in the address; what another client does shows without reload @desk', async ({
  page,
  shelf,
}) => {
  const mark = `Lagoon${Date.now()}`;
  const named = await shelf.list(1, { name: `${mark} Wrasse` });
  const described = await shelf.list(1, { description: `Found in the ${mark.toUpperCase()}.` });
  const words = `A card of its own, ${Date.now()}.`;
  const shown = await shelf.list(7, { description: words, price: 1234.5 });
  const description = `ripple${Date.now()}`;
  const fish = await shelf.list(3, { description, price: 10 });
  await page.goto('/shop');
  await searchFor(page, `  ${mark.toLowerCase()}`);
  await expect(cards(page)).toHaveCount(2);
  await expect(card(page, named.name)).toBeVisible();
  await expect(card(page, described.name)).toBeVisible();
  await searchFor(page, `${mark.toLowerCase()} wr`);
  await expect(cards(page)).toHaveText([named.name]);
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search the shop' })).toHaveValue(
    `${mark.toLowerCase()} wr`,
  );
  await expect(cards(page)).toHaveText([named.name]);

  await test.step('a card has picture, name, description, stock and price, and leads to its page', async () => {
    await expectCard(page, shown, words);
  });

  await test.step('what another client does to a product shows without reload', async () => {
    await searchFor(page, description);
    await expect(card(page, fish.name)).toContainText('In Stock: 3');
    await page.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
    await shelf.change(fish.id, { stock: 2, price: 12.25 });
    await expect(card(page, fish.name)).toContainText('In Stock: 2');
    await expect(card(page, fish.name)).toContainText('$12.25');
    const other = await shelf.list(1, { description, price: 11 });
    await expect(cards(page)).toHaveText([other.name, fish.name]);
    await shelf.change(fish.id, { stock: 0, sold_out_at: new Date() });
    await expect(cards(page)).toHaveText([other.name]);
    await delistProduct(other.id);
    await expect(cards(page)).toHaveCount(0);
    await expect(page.locator('[data-not-reloaded]')).toHaveCount(1);
  });

  await test.step('a letter typed right after a tab, before the tab is drawn, stays in that tab', async () => {
    await page.goto('/shop');
    const field = page.getByRole('searchbox', { name: 'Search the shop' });
    await field.fill('a');
    await expect(page).toHaveURL(/q=a$/);
    await field.evaluate((input: HTMLInputElement) => {
      const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
      tabs.find((each) => each.textContent.startsWith('Live Coral'))?.click();
      input.focus();
      document.execCommand('insertText', false, 'n');
    });
    await expect(page).toHaveURL(/tab=coral&q=an$/);
  });
});

test.describe('without a database', () => {
  test('SHOP-06 loads, gives up with words, and comes back on Retry @phone', async ({
    page,
    faults,
  }) => {
    const lines = ['**/google.firestore.v1.Firestore/**', '**/catalogue.json'];
    for (const line of lines) await page.route(line, (route) => route.abort());
    // An address that asks for more than a tab: its cards are not in the page.
    await page.goto('/shop?sort=price-desc');
    await expect(page.getByText('Loading marine life...').first()).toBeVisible();
    await expect(page.getByText('Error loading products. Please try again.')).toBeVisible();
    await expectAccessible(page);
    // Firestore also retries by itself, and Retry would be gone before it is pressed.
    await page.unroute('**/catalogue.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByText('Error loading products. Please try again.')).toHaveCount(0);
    // PWA-02: the browser calls itself online, but nobody confirms the file's stock.
    const lastSeen = page.getByText(/^Stock as last seen/);
    await expect(lastSeen).toBeVisible();
    const line = await lastSeen.boundingBox();
    expect(line?.height, 'on the line of the count').toBeLessThan(30);
    await expectAccessible(page);
    await page.unroute('**/google.firestore.v1.Firestore/**');
    await expect(lastSeen).toHaveCount(0, { timeout: 90_000 });
    // The cut connection itself is reported on the console, as it should be.
    await page.close();
    faults.length = 0;
  });

  test('SHOP-06 keeps the cards that the page came with, says that the others are missing, and brings them on Retry @phone', async ({
    page,
    faults,
  }) => {
    const lines = ['**/google.firestore.v1.Firestore/**', '**/catalogue.json'];
    for (const line of lines) await page.route(line, (route) => route.abort());
    const givesUp = page.waitForEvent('console', (message) =>
      message.text().includes('Could not reach Cloud Firestore backend'),
    );
    await page.goto('/shop');
    await expect(cards(page).first()).toBeVisible();
    await givesUp;
    // Longer than the page waits for anything else (fetch-catalogue.ts, device-copy.ts).
    await page.waitForTimeout(5000);
    const belowCards = page.locator('.product-list ~ [role="alert"]');
    await expect(belowCards).toContainText('Error loading products. Please try again.');
    await expect(cards(page)).toHaveCount(24);
    await expectAccessible(page);

    // Firestore also retries by itself, and Retry would be gone before it is pressed.
    await page.unroute('**/catalogue.json');
    // By key: as it is scrolled into view, the cards above get their real height, and it moves away
    // from under a pointer.
    await page.getByRole('button', { name: 'Retry' }).press('Enter');
    await expect(belowCards).toHaveCount(0);
    await expect(cards(page).nth(24)).toBeAttached();
    await page.close();
    faults.length = 0;
  });
});
