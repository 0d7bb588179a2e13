import { readFileSync } from 'node:fs';
import { OwnData } from '@reef/domain/accounts/own-data';
import { expect } from '@playwright/test';
import { expectFitAtBothSizes } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { createByAdmin, removeUser } from '#support/test-accounts.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('PROF-01 PROF-03 PROF-05 SEEN-19 ATT-113 saves contact and address, in a country that is shipped to; the bar goes from red over orange to green; all of it comes as a file @phone', async ({
  page,
}) => {
  const own = await createByAdmin();
  await beginSignedIn(page, own);
  await page.goto('/profile');
  const bar = page.locator('[data-completeness]');
  await expect(bar).toHaveAttribute('data-color', 'red');
  await expect(bar).toHaveAttribute('data-completeness', 'incomplete');
  await expect(bar).toContainText('29%');
  await expectFitAtBothSizes(page);

  await expect(page.getByLabel('Country').getByRole('option')).toHaveText(['United States']);
  await expect(page.getByLabel('Country')).toHaveAttribute('autocomplete', 'country');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await page.getByLabel('Phone').fill('305-555-0100');
  await page.getByLabel('Address line 1').fill('1 Reef Road');
  await page.getByLabel('City').fill('Miami');
  await page.getByLabel('ZIP').fill('33101');
  await save.click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByText('Your information was updated successfully.')).toBeVisible();
  // It was answered: the end of the session would lose nothing.
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.startsWith('reef-queued-change'))).toEqual([]);
  await expect(bar).toHaveAttribute('data-color', 'orange');
  await expect(bar).toHaveAttribute('data-completeness', 'partial');
  // What is typed as it is stored is no change: it overwrites nothing that another device saves.
  const city = page.getByLabel('City');
  await city.fill('Key Largo');
  await city.fill('Miami');
  const contact = shopDatabase().doc(`user_profiles_extended/${own.id}`);
  await contact.update({ shipping_city: 'Homestead' });
  await expect(city).toHaveValue('Homestead');
  await page.getByLabel('State').selectOption({ label: 'Florida' });
  await save.click();
  await expect(bar).toHaveAttribute('data-color', 'green');
  await expect(bar).toContainText('100%');
  // Unsaved input survives a visit to another page.
  await city.fill('Key Largo');
  await page.getByRole('link', { name: 'Reef, home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(city).toHaveValue('Key Largo');
  await page.reload();
  await expect(city).toHaveValue('Homestead');

  // An admin made the account, so nobody has confirmed its e-mail yet.
  await expect(page.getByText('Messages and other emails are in the file once')).toBeVisible();
  await page.getByRole('button', { name: 'Send me a confirmation link' }).click();
  await expect(page.getByText(/waits for its confirmation, a link is on its way/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^reef-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = OwnData.parse(JSON.parse(readFileSync(await file.path(), 'utf8')));
  expect(data.account).toMatchObject({ email: own.email, shipping_city: 'Homestead' });
  await expect(page.getByText('Your data was saved as a file')).toBeVisible();
  await expect(page.getByText('No orders yet.')).toBeVisible();
  await removeUser(own.id);
});
