import { expect, type Page } from '@playwright/test';
import type { Care } from '@reef/domain/fit/care';
import { expectAccessible, expectNoSidewaysScroll } from '#support/browser/axe.ts';
import { test } from '#support/browser/buyer-test.ts';
import { beginWithTank } from '#support/tanks.ts';

const EASY: Care = {
  reef_safe: 'yes',
  difficulty: 'beginner',
  temperament: 'peaceful',
  origin: 'captive-bred',
  min_tank_gal: 30,
};
const LARGE: Care = { ...EASY, difficulty: 'expert', temperament: 'aggressive', min_tank_gal: 240 };

function cards(page: Page) {
  return page.locator('.product-grid .product-card-name');
}

function choice(page: Page, label: string) {
  return page.getByRole('checkbox', { name: new RegExp(`^${label} ?\\d+$`) });
}

/** The label to press for a choice; the box itself is out of sight. */
function chip(page: Page, label: string) {
  return page.locator('.filter-chip').filter({ hasText: label });
}

function filtersButton(page: Page) {
  return page.getByRole('button', { name: /^Filters/ });
}

test.describe('the filters of the shop', () => {
  test('FIT-05 narrow down with counts, are in the address, and can be undone one by one by Back', async ({
    page,
    shelf,
    isMobile,
  }) => {
    const description = `kelp${Date.now()}`;
    const easy = await shelf.list(3, { description, care: EASY, price: 10 });
    const large = await shelf.list(3, { description, care: LARGE, price: 20 });
    const untold = await shelf.list(3, { description, price: 30 });
    await page.goto(`/shop?q=${description}`);
    await expect(cards(page)).toHaveText([easy.name, large.name, untold.name]);

    const close = async () => {
      if (isMobile) await page.getByRole('button', { name: /^Show \d+$/ }).click();
    };
    const open = async () => {
      if (isMobile) await filtersButton(page).click();
    };
    await filtersButton(page).click();
    await expect(choice(page, 'Reef-safe')).toHaveAccessibleName(/2$/);
    await expect(choice(page, 'For beginners')).toHaveAccessibleName(/1$/);
    await expect(choice(page, 'Predator')).toHaveAccessibleName(/0$/);
    await expect(page.getByRole('group', { name: 'Light' })).toHaveCount(0);
    await chip(page, 'Reef-safe').click();
    await expect(page.getByText('2 listings. 1 more does not say.').first()).toBeVisible();
    await expect(page).toHaveURL(/[?&]reef=safe/);
    await page.getByLabel('Tank volume in gallons').fill('50');
    await expect(page.getByText('1 listing. 1 more does not say.').first()).toBeVisible();
    await expect(page).toHaveURL(/gal=50/);
    await expectAccessible(page);
    await close();
    await expect(cards(page)).toHaveText([easy.name]);
    await expect(filtersButton(page)).toHaveAccessibleName(/^Filters ?, 2 set$/);
    await expectNoSidewaysScroll(page);

    await page.goBack();
    await expect(cards(page)).toHaveText([easy.name, large.name]);
    await page.goBack();
    await expect(cards(page)).toHaveCount(3);

    // A shared link: nothing but the address, with nonsense in it, and an order.
    await page.goto(`/shop?q=${description}&reef=safe&temper=moody&gal=many&sort=price-desc`);
    await expect(cards(page)).toHaveText([large.name, easy.name]);
    await expect(filtersButton(page)).toHaveAccessibleName(/^Filters ?, 1 set$/);

    // Nothing is left: it says which filters to remove.
    if (isMobile) await open();
    else await filtersButton(page).click();
    await chip(page, 'Predator').click();
    await close();
    await expect(page.getByText('Nothing matches all of your filters')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Any temperament (2)' }).click();
    await expect(cards(page)).toHaveText([large.name, easy.name]);
    await expect(filtersButton(page)).toBeFocused();
    await open();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await close();
    await expect(cards(page)).toHaveCount(3);
    await expect(page).not.toHaveURL(/reef=|gal=|temper=/);
  });

  test('FIT-05 SHOP-01 offer light and flow only for corals, and work by keyboard, as the tabs do by arrow keys @desk', async ({
    page,
  }) => {
    await page.goto('/shop');
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('tab', { name: /^Saltwater Fish/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const coral = page.getByRole('tab', { name: /^Live Coral/ });
    await expect(coral).toHaveAttribute('aria-selected', 'true');
    await expect(coral).toBeFocused();

    await filtersButton(page).focus();
    await page.keyboard.press('Enter');
    const low = choice(page, 'Low, about 75 PAR');
    await low.focus();
    await page.keyboard.press('Space');
    await expect(low).toBeChecked();
    await expect(page).toHaveURL(/tab=coral&light=low/);
    const said = await page.locator('.filter-chip:has(:checked) .chip-count').innerText();
    await expect(page.getByText(`${said} listings`).first()).toBeVisible();
    await page.getByRole('tab', { name: /^Saltwater Fish/ }).click();
    await expect(page.getByRole('group', { name: 'Light' })).toHaveCount(0);
    await expect(filtersButton(page)).toHaveAccessibleName('Filters');
  });

  test('FIT-05 use one’s own tank if there is one @phone', async ({ page, shelf }) => {
    const description = `cove${Date.now()}`;
    const easy = await shelf.list(3, { description, care: EASY });
    await shelf.list(3, { description, care: LARGE });
    await beginWithTank(page);
    await page.goto(`/shop?q=${description}&tank=mine`);
    await expect(cards(page)).toHaveText([easy.name]);
    await filtersButton(page).click();
    await expect(choice(page, 'Fits my tank')).toBeChecked();
    await chip(page, 'Fits my tank').click();
    await expect(page.getByText('2 listings').first()).toBeVisible();

    // Somebody without a tank opens the same address.
    await page.evaluate(() => {
      localStorage.setItem('reef-tanks', '{}');
      localStorage.removeItem('reef-has-tank');
    });
    await page.goto(`/shop?q=${description}&tank=mine`);
    const ignored = page.getByText('2 listings. Describe your tank to see what fits it.').first();
    await expect(ignored).toBeVisible();
    await filtersButton(page).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'My tank' })).toBeVisible();
    // Its number is not known, so its name is the label alone.
    const mine = page.getByRole('checkbox', { name: 'Fits my tank', exact: true });
    await mine.focus();
    await page.keyboard.press('Space');
    await expect(page).not.toHaveURL(/tank=mine/);
    await expect(mine).not.toBeChecked();
    await expect(mine).toBeFocused();
  });

  test('FIT-05 ERR-02 that cannot be loaded say so, leave the shop as it is, and load when requested again @phone', async ({
    page,
    shelf,
    faults,
  }) => {
    const description = `fjord${Date.now()}`;
    const easy = await shelf.list(3, { description, care: EASY });
    const failed = page.getByText('The filters could not be loaded.');
    const code = /\/assets\/filter-code-.*\.js/;
    await page.route(code, (route) => route.abort());
    await page.goto(`/shop?q=${description}`);
    await expect(cards(page)).toHaveText([easy.name]);
    await filtersButton(page).click();
    await expect(failed).toBeVisible();
    await expectAccessible(page);
    await expect(cards(page)).toHaveText([easy.name]);
    await filtersButton(page).click();
    await expect(failed).toHaveCount(0);
    await page.unroute(code);
    await filtersButton(page).click();
    await expect(choice(page, 'Reef-safe')).toHaveAccessibleName(/1$/);

    // An address with filters shows no cards before it knows which.
    await page.route(code, (route) => route.abort());
    await page.goto(`/shop?q=${description}&reef=safe`);
    await expect(failed).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.unroute(code);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page)).toHaveText([easy.name]);
    await expect(failed).toHaveCount(0);
    faults.length = 0;
  });
});
