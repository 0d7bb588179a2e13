import { expect } from '@playwright/test';
import { asAdmin } from '#support/browser/signed-in.ts';
import { expectFitAtBothSizes } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { delistProduct } from '#support/demo-shop.ts';
import { chooseSpecies, made, open, productByName } from './catalogue-page.ts';

test.use(asAdmin);

test.afterEach(async () => {
  await Promise.all(made.splice(0).map(delistProduct));
});

test('CPM-04 CALL-04 SEEN-06 SEEN-19 FIT-03 creates a listing; what is missing is named until it is filled in; one choice fills the care facts, and each can be changed @phone', async ({
  page,
}) => {
  const plain = `Testgoby ${Date.now()}`;
  const name = `Testtang ${Date.now()}`;
  await open(page, 'listings');
  const create = page.getByRole('button', { name: 'Create Listing' });
  const created = page.getByText('Product created successfully!');

  await test.step('CPM-04 CALL-04 SEEN-06 SEEN-19 what is missing is named', async () => {
    await expect(page.getByLabel(/^Stock/)).toHaveValue('0');
    await expect(page.getByLabel(/^Price/)).toHaveAttribute('step', '0.01');
    await create.click();
    await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
    await expect(page.getByLabel(/^Name/)).toBeFocused();
    await expect(page.getByLabel(/^Name/)).toBeInViewport();
    await expectFitAtBothSizes(page);
    await expect(page.getByLabel(/^Name/)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(/^Name/).fill(plain);
    await expect(page.getByLabel(/^Name/)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel(/^Price/)).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(/^Price/).fill('12.34');
    await page.getByLabel('Category').selectOption('Invertebrates');
    const address = page.getByRole('textbox', { name: 'Image URL' });
    await address.fill('https://pictures.example/fish.jpg');
    await expect(page.getByText(/^Buyers would see no picture/)).toBeVisible();
    await create.click();
    // The press took the focus, and the refusal gave it back.
    await expect(address).toBeFocused();
    await expect(created).toHaveCount(0);
    // So does the upload, whose field hides the address that the form refuses.
    await page.getByText('Upload', { exact: true }).click();
    await create.click();
    await expect(page.getByLabel('Take a photo')).toBeFocused();
    await expect(
      page.getByText(/^The address typed under Image URL is not accepted/),
    ).toBeVisible();
    await expectFitAtBothSizes(page);
    await page.getByText('Image URL', { exact: true }).click();
    await address.fill('');
    await create.click();
    await expect(created).toBeVisible();
    await expect(page.getByLabel(/^Name/)).toHaveValue('');
    const stored = await productByName(plain);
    expect(stored?.data()).toMatchObject({ price: 12.34, stock: 0, category: 'Invertebrates' });
    expect(stored?.get('sold_out_at')).not.toBeNull();
  });

  await test.step('FIT-03 one choice fills the care facts, and each can be changed', async () => {
    await expect(page.getByText('No care facts yet')).toBeVisible();
    await expect(page.getByLabel('Smallest tank (gallons)')).toBeHidden();
    await chooseSpecies(page, 'flavescens', /^yellow tang/i);
    const summary = page.getByRole('button', { name: /^Zebrasoma flavescens, 8 in, from 100 gal/ });
    await expect(summary).toHaveAttribute('aria-expanded', 'false');
    await summary.press('Enter');
    await expect(page.getByLabel('Temperament')).toHaveValue('semi-aggressive');
    await expect(page.getByText('379 liters')).toBeVisible();
    await expectFitAtBothSizes(page);

    const listed = page.getByText('Listed already: 0 in stock.');
    await page.getByLabel(/^Name/).fill(plain.toUpperCase());
    await expect(listed).toBeVisible();
    await page.getByLabel(/^Name/).fill(name);
    await expect(listed).toHaveCount(0);
    const price = page.getByLabel(/^Price/);
    await price.fill('0');
    await expect(page.getByText('At $0.00 it is sold for nothing.')).toBeVisible();
    await price.fill('199');
    // A wheel over it scrolls the page.
    await price.hover();
    await page.mouse.wheel(0, 120);
    await expect(price).not.toBeFocused();
    await expect(price).toHaveValue('199');
    await expect(page.getByLabel('Category')).toHaveValue('Saltwater Fish');
    await page.getByLabel('Smallest tank (gallons)').fill('5000');
    await summary.or(page.getByRole('button', { name: /from 5000 gal/ })).click();
    await create.click();
    // The faulty section opens by itself.
    const sentence = 'This has to be a number from 1 to 2000 (gallons).';
    await expect(page.locator('form').getByText(sentence)).toBeVisible();
    await page.getByLabel('Smallest tank (gallons)').fill('120');
    await expect(page.locator('form').getByText(sentence)).toHaveCount(0);
    // The first listing's message is dismissed, so that the next one means something.
    await expect(created).toHaveCount(0);
    await create.click();
    await expect(created).toBeVisible();
    await expect
      .poll(async () => (await productByName(name))?.get('care'))
      .toMatchObject({
        scientific_name: 'Zebrasoma flavescens',
        min_tank_gal: 120,
        jumps: expect.any(Boolean),
      });
    await expect(page.getByText('No care facts yet')).toBeVisible();
  });
});

test('FIT-03 without the library the facts can still be typed @desk', async ({ page }) => {
  await page.route(/reef-species/, (route) => route.fulfill({ status: 404 }));
  await open(page, 'listings');
  await expect(page.getByText(/library could not be loaded/)).toBeVisible();
  await page.getByRole('button', { name: 'No care facts yet' }).click();
  await page.getByLabel('Diet').selectOption('herbivore');
  await expect(page.getByRole('button', { name: '1 of 20 facts' })).toBeVisible();
  await page.unroute(/reef-species/);
});
