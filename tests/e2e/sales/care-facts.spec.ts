import { expect, type Page } from '@playwright/test';
import { adminState } from '#support/admin-session.ts';
import { expectAccessible, expectFitAtBothSizes } from '#support/axe.ts';
import { test } from '#support/browser-test.ts';
import { delistProduct, listProduct, shopDatabase } from '#support/demo-shop.ts';

const PAGE = '/content-product-management';
const made: string[] = [];

test.use({
  storageState: async ({ browser, baseURL }, use) => {
    await use(await adminState(browser, baseURL));
  },
});

test.afterEach(async () => {
  await Promise.all(made.splice(0).map(delistProduct));
});

async function storedCare(name: string): Promise<unknown> {
  const found = await shopDatabase().collection('products').where('name', '==', name).get();
  for (const { id } of found.docs) made.push(id);
  return found.docs[0]?.get('care');
}

/** Finds a species by keyboard alone and takes the first that is found. */
async function chooseSpecies(page: Page, query: string, found: RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Species' });
  await box.focus();
  await page.keyboard.type(query);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toHaveText(found);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(options).toHaveCount(0);
}

test('FIT-03 one choice fills the care facts of a new listing, and each can be changed @phone', async ({
  page,
}) => {
  const name = `Testtang ${Date.now()}`;
  await page.goto(PAGE);
  await expect(page.getByText('No care facts yet')).toBeVisible();
  await expect(page.getByLabel('Smallest tank (gallons)')).toBeHidden();
  await chooseSpecies(page, 'flavescens', /^yellow tang/i);
  const summary = page.getByRole('button', { name: /^Zebrasoma flavescens, 8 in, from 100 gal/ });
  await expect(summary).toHaveAttribute('aria-expanded', 'false');
  await summary.press('Enter');
  await expect(page.getByLabel('Temperament')).toHaveValue('semi-aggressive');
  await expect(page.getByText('379 liters')).toBeVisible();
  await expectFitAtBothSizes(page);

  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Price/).fill('199');
  await page.getByLabel('Category').selectOption('Saltwater Fish');
  await page.getByLabel('Smallest tank (gallons)').fill('5000');
  await summary.or(page.getByRole('button', { name: /from 5000 gal/ })).click();
  await page.getByRole('button', { name: 'Create Listing' }).click();
  // What is at fault opens by itself.
  const sentence = 'This has to be a number from 1 to 2000 (gallons).';
  await expect(page.locator('form').getByText(sentence)).toBeVisible();
  await page.getByLabel('Smallest tank (gallons)').fill('120');
  await expect(page.locator('form').getByText(sentence)).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Listing' }).click();
  await expect(page.getByText('Product created successfully!')).toBeVisible();
  expect(await storedCare(name)).toMatchObject({
    scientific_name: 'Zebrasoma flavescens',
    min_tank_gal: 120,
    jumps: expect.any(Boolean),
  });
  await expect(page.getByText('No care facts yet')).toBeVisible();
});

test('FIT-03 an edit takes care facts from the library, and clears them @desk', async ({
  page,
}) => {
  const product = await listProduct(3);
  made.push(product.id);
  const created_at = new Date(Date.now() + 60_000);
  await shopDatabase().doc(`products/${product.id}`).update({ created_at });
  await page.goto(`${PAGE}?tab=existing`);
  const open = () => page.getByRole('button', { name: `Edit ${product.name}` }).click();
  const dialog = page.getByRole('dialog');
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog).toHaveCount(0);
  };

  await open();
  await chooseSpecies(page, 'ocellaris', /^ocellaris clownfish/i);
  await expectAccessible(page);
  await save();
  expect(await storedCare(product.name)).toMatchObject({ group: 'clownfish' });

  await open();
  await expect(dialog.getByRole('button', { name: /^Amphiprion ocellaris/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear care facts' }).click();
  await expect(dialog.getByText('No care facts yet')).toBeVisible();
  await save();
  expect(await storedCare(product.name)).toBeUndefined();
});

test('FIT-03 without the library the facts can still be typed @desk', async ({ page }) => {
  await page.route(/reef-species/, (route) => route.fulfill({ status: 404 }));
  await page.goto(PAGE);
  await expect(page.getByText(/library could not be loaded/)).toBeVisible();
  await page.getByRole('button', { name: 'No care facts yet' }).click();
  await page.getByLabel('Diet').selectOption('herbivore');
  await expect(page.getByRole('button', { name: '1 of 20 facts' })).toBeVisible();
  await page.unroute(/reef-species/);
});
