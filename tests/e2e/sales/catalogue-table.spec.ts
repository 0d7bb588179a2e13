import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { asAdmin } from '#support/browser/signed-in.ts';
import { expectAccessible, expectFitAtBothSizes } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { excuseOffline } from '#support/browser/sold-view.ts';
import { excuse } from '#support/faults/excuse.ts';
import { gate } from '#support/faults/watched-database.ts';
import {
  changeProduct,
  delistProduct,
  listProduct,
  shopDatabase,
  storedProduct,
} from '#support/demo-shop.ts';

const PAGE = '/content-product-management?tab=existing';
const made: string[] = [];

test.use(asAdmin);

test.afterEach(async () => {
  await Promise.all(made.splice(0).map(delistProduct));
});

async function ownProduct() {
  const product = await listProduct(3);
  made.push(product.id);
  return product;
}

async function choose(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  const input = page.getByRole('dialog').locator('input[type=file]');
  await input.setInputFiles({ name: 'listings.csv', mimeType: 'text/csv', buffer });
}

async function openImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await expect(page.getByRole('heading', { name: 'Import listings' })).toBeVisible();
}

test('FIT-03 the exported file changes nothing when imported; an import shows what each line will do, and does it once, even if its answer gets lost @desk', async ({
  page,
  faults,
}) => {
  const product = await ownProduct();
  const older = await ownProduct();
  const dialog = page.getByRole('dialog');
  await page.goto(PAGE);

  await test.step('the exported file changes nothing when imported', async () => {
    await expect(page.getByRole('table')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^reef-listings-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toMatch(/^\uFEFFid,name,description,price,/);
    expect(text).toContain('Zebrasoma flavescens');
    // Only this test's line: other tests change other animals meanwhile.
    const [header = '', ...lines] = text.split('\r\n');
    const lineOf = (id: string) => lines.find((line) => line.startsWith(id)) ?? '';
    const own = lineOf(product.id);
    await openImport(page);
    await choose(page, `${header}\r\n${own}\r\n`);
    await expect(dialog.getByText('0 new, 0 to change, 1 without a change, 0 that')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 0 lines' })).toBeDisabled();
    // Two of another animal are sold before its line comes back with a new price.
    await changeProduct(older.id, { stock: 1 });
    const dearer = lineOf(older.id).replace('24.99', '29.99');
    await choose(page, `${header}\r\n${dearer}\r\n`);
    await expect(dialog.getByText('price: $24.99 → $29.99', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 1 line' }).click();
    await expect(dialog.getByText('1 line imported.')).toBeVisible();
    await expect.poll(() => storedProduct(older.id)).toMatchObject({ price: 29.99, stock: 1 });
    await dialog.getByText('Close', { exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('an import shows what each line will do, and does it', async () => {
    const name = `Tablegoby ${Date.now()}`;
    await openImport(page);
    await choose(
      page,
      `id;name;price;category;stock;group;min_tank_gal\r\n${product.id};;44,5;;;;many\r\n;${name};12;Live Coral;1;SPS;40\r\n`,
    );
    await expect(dialog.getByText('1 new, 0 to change, 0 without a change, 1 that')).toBeVisible();
    await expect(dialog.getByText('min_tank_gal: This has to be a number from 1')).toBeVisible();
    await expect(dialog.getByText('name: This has to be a name.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Import \d/ })).toBeDisabled();
    await expectFitAtBothSizes(page);

    const shoal = Array.from({ length: 101 }, (_, at) => `Shoalgoby ${at},5,Live Coral`);
    await choose(page, `name,price,category\n${shoal.join('\n')}\n`);
    await dialog.getByRole('button', { name: 'Show more (1)' }).press('Enter');
    await expect(dialog.getByRole('listitem').last()).toBeFocused();

    await choose(
      page,
      `id;name;price;category;stock;group;min_tank_gal\r\n${product.id};${product.name};44,5;Live Coral;3;;20\r\n;${name};12;Live Coral;1;SPS;40\r\n`,
    );
    await expect(dialog.getByText('1 new, 1 to change')).toBeVisible();
    await expect(dialog.getByText(/price: \$24\.99 → \$44\.50/)).toBeVisible();
    await expect(dialog.getByText('$12.00, 1 in stock, Live Coral', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Import 2 lines' }).press('Enter');
    await expect(dialog.getByText('2 lines imported.')).toBeVisible();
    await expectAccessible(page);
    const listed = await shopDatabase().collection('products').where('name', '==', name).get();
    for (const { id } of listed.docs) made.push(id);
    expect(listed.docs[0]?.get('care')).toEqual({ group: 'SPS', min_tank_gal: 40 });
    await expect
      .poll(() => storedProduct(product.id))
      .toMatchObject({
        price: 44.5,
        category: 'Live Coral',
        care: { min_tank_gal: 20 },
        stock: 3,
      });
    await dialog.getByText('Close', { exact: true }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('an import that the shop overtook shows again what it would do', async () => {
    const name = `Twingoby ${Date.now()}`;
    await openImport(page);
    await choose(page, `name,price,category\n${name},5,Live Coral\n`);
    await expect(dialog.getByText('1 new, 0 to change')).toBeVisible();
    await changeProduct(older.id, { name, created_at: new Date(Date.now() + 60_000) });
    const row = page.locator('.desk-table > tbody > tr').filter({ hasText: name });
    await expect(row).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Import 1 line' }).click();
    await expect(dialog.getByText(/^The shop has changed since the file was/)).toBeVisible();
    await expect(dialog.getByText(/This name is listed already/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Import 0 lines' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('an import goes on when it is left; one whose answer gets lost is sent again and done once', async () => {
    const name = `Lostgoby ${Date.now()}`;
    await page.getByRole('tab', { name: 'Listings', exact: true }).click();
    await page.getByRole('tab', { name: 'Existing Listings' }).click();
    await openImport(page);
    await choose(page, `name,price,category\n${name},5,Live Coral\n`);
    const answer = gate();
    await page.route(/import_products/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await answer.wait();
      return route.abort('connectionreset');
    });
    await dialog.getByRole('button', { name: 'Import 1 line' }).click();
    await expect(dialog.getByText('0 of 1 line imported…')).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect.poll(answer.hasArrived).toBe(true);
    answer.open();
    const stopped = page.locator('.toast').filter({ hasText: 'The import stopped' });
    await expect(stopped).toContainText('You find it under Import CSV.');
    await page.goForward();
    await openImport(page);
    await expect(dialog.getByText(/Send the rest again: nothing is done twice/)).toBeVisible();
    await page.unroute(/import_products/);
    excuse(faults, [/ERR_CONNECTION_RESET/]);
    await dialog.getByRole('button', { name: 'Send the rest again' }).click();
    await expect(dialog.getByText('1 line imported.')).toBeVisible();
    const listed = await shopDatabase().collection('products').where('name', '==', name).get();
    for (const { id } of listed.docs) made.push(id);
    expect(listed.size).toBe(1);
  });
});

test('FIT-03 a file chosen while not all listings are known is compared as soon as they are @desk', async ({
  page,
  context,
  faults,
}) => {
  const { id, name } = await ownProduct();
  const dialog = page.getByRole('dialog');
  await page.goto(PAGE);
  await openImport(page);

  await context.setOffline(true);
  // The page behind the dialog says so by a button that is off.
  const exporting = page.getByRole('button', { name: 'Export CSV', includeHidden: true });
  await expect(exporting).toHaveAttribute('aria-disabled', 'true');
  await choose(page, `id;name;price;category\r\n${id};${name};44,5;Live Coral\r\n`);
  await expect(dialog.getByText(/^The listings have not all come from the shop yet/)).toBeVisible();
  await context.setOffline(false);
  await expect(dialog.getByText('0 new, 1 to change')).toBeVisible();
  excuseOffline(faults);
});
