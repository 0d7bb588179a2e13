import { expect } from '@playwright/test';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { expectAccessible, expectFitAtBothSizes } from '#support/browser/axe.ts';
import { test } from '#support/browser/base-test.ts';
import { addToCart, cartButton, test as shelfTest } from '#support/browser/buyer-test.ts';
import { takeListenLine } from '#support/faults/outage.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';

test('CONT-01 SHIP-01 as long as the database does not answer, no phone, address or area is guessed @phone', async ({
  page,
}) => {
  await forgetSettings();
  const setLine = await takeListenLine(page, 'silent');
  await page.goto('/contact');
  const main = page.getByRole('main');
  const missing = main.getByText('Not loaded yet');
  await expect(missing).toHaveCount(4);
  await expect(main.locator('a[href^="tel:"], a[href^="mailto:"]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Delivery & returns' }).click();
  await expect(missing).toHaveCount(1);
  await expect(main.locator('.delivery-way')).toHaveCount(0);

  setLine('up');
  await expect(main.locator('.delivery-way')).toHaveCount(3);
  await page.goBack();
  await expect(main.locator('a[href="tel:+13055550148"]')).toBeVisible();
  await expect(missing).toHaveCount(0);
});

/** Deletes the settings: in the demo shop none were ever saved. */
async function forgetSettings(): Promise<void> {
  const settings = shopDatabase().collection('settings');
  await Promise.all([settings.doc('shop').delete(), settings.doc('public').delete()]);
}

test('SHIP-01 the settings are readable and fit the screen; an admin corrects a bad value, saves, and everybody sees it at once; undo takes it back @desk', async ({
  page,
  browser,
}) => {
  await forgetSettings();
  const elsewhere = await browser.newContext();
  const guest = await elsewhere.newPage();
  await guest.goto('/contact');
  const { street } = DEFAULT_SETTINGS.contact;
  await expect(guest.getByText(street)).toBeVisible();

  await beginSignedIn(page, 'admin');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Dates without shipping' })).toBeVisible();
  await expectFitAtBothSizes(page);
  await page.getByLabel('Another date').fill('2027-12-24');
  await page.getByRole('button', { name: 'Add date' }).press('Enter');
  await expect(page.getByText('Friday, December 24, 2027')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Friday, December 24' }).click();
  await expect(page.getByText('Friday, December 24, 2027')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Dates without shipping' })).toBeFocused();

  const overnight = page.locator('section', {
    has: page.getByRole('heading', { name: 'Overnight' }),
  });
  const group = overnight.getByRole('group', { name: 'Overnight', exact: true });
  const preparation = group.getByLabel('Days of preparation');
  await preparation.fill('soon');
  await page.getByLabel('Street').fill('2 Coral Court');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(
    overnight.getByText('The days of preparation must be a whole number from 0 to 14.'),
  ).toBeVisible();
  await expect(preparation).toBeFocused();

  // A weekday that no box can reach without a Sunday on the way is named while the days are typed.
  await overnight.getByLabel('Days on the way').fill('2');
  await expect(
    overnight.getByRole('group', { name: 'Weekdays of arrival' }),
  ).toHaveAccessibleDescription(/^Not offered, .*: Tue\.$/);

  // A guarantee that would end before the 48 hours after delivery is refused, with what to do.
  await preparation.fill('0');
  await page.getByRole('button', { name: 'Save settings' }).click();
  const guarantee = page.getByLabel('Guarantee hours');
  await expect(guarantee).toHaveAccessibleDescription(/must be at least 96 hours: .* Enter more/);
  await expect(guarantee).toBeFocused();

  // Input after the changes were discarded is not overwritten by their Undo.
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('button', { name: 'Save settings' })).toBeFocused();
  await page.getByLabel('Street').fill('3 Coral Court');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('You have typed something else since.')).toBeVisible();
  await expect(page.getByLabel('Street')).toHaveValue('3 Coral Court');
  await page.getByLabel('Street').fill('2 Coral Court');

  // A delivery method without a weekday of arrival: the fault describes the days, and the first has the focus.
  const local = page.locator('section', {
    has: page.getByRole('heading', { name: 'Local delivery' }),
  });
  const weekdays = local.getByRole('group', { name: 'Weekdays of arrival' });
  const ticked = weekdays.getByRole('checkbox', { checked: true });
  for (let left = await ticked.count(); left > 0; left -= 1) {
    // A changed box is drawn before the next is found.
    await ticked.first().uncheck();
  }
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(weekdays).toHaveAccessibleDescription(
    'Please choose at least one weekday of arrival.',
  );
  await expect(weekdays.getByRole('checkbox').first()).toBeFocused();
  await weekdays.getByRole('checkbox', { name: 'Tue' }).check();

  // A typed date is saved even if it was not added; Undo restores what was discarded.
  await page.getByLabel('Another date').fill('2027-12-23');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Street')).toHaveValue(street);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Street')).toHaveValue('2 Coral Court');

  // The input is still there after a visit to another page.
  await preparation.fill('0');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Write to us' }).click();
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Street')).toHaveValue('2 Coral Court');
  await expect(page.getByText('Not saved yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByText('Thursday, December 23, 2027')).toBeVisible();
  await expect(guest.getByText('2 Coral Court')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Settings changed back')).toBeVisible();
  await expect(guest.getByText(street)).toBeVisible();
  await expect(page.getByLabel('Street')).toHaveValue(street);

  // The message with its Undo is still open, and does not cover the button.
  await page.getByLabel('Street').fill('4 Coral Court');
  await expect(page.getByText('Settings changed back')).toBeVisible();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(guest.getByText('4 Coral Court')).toBeVisible();
  await forgetSettings();
  await elsewhere.close();
});

/** Writes settings in which pickup is offered or not. */
async function offerPickup(is_offered: boolean): Promise<void> {
  const delivery = DEFAULT_SETTINGS.delivery.map((rule) =>
    rule.method === 'pickup' ? { ...rule, is_offered } : rule,
  );
  const written = { revision: 1, settings: { delivery }, updated_at: new Date() };
  await shopDatabase().doc('settings/public').set(written);
}

shelfTest(
  'SHIP-02 a method that the owner stops offering while a checkout has it chosen is refused once, with why; the next press pays without it @desk',
  async ({ page, shelf }) => {
    const fish = await shelf.list(1, { price: 20 });
    await offerPickup(true);
    await beginSignedIn(page, 'buyer');
    await addToCart(page, fish);
    await cartButton(page).click();
    await page.getByRole('button', { name: 'Checkout', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Checkout' });
    await dialog.getByLabel('ZIP code it goes to').fill('33139');
    const pickup = dialog.getByRole('radio', { name: /Pickup/ });
    await pickup.check();
    await dialog.getByLabel('Day of pickup').selectOption({ index: 1 });
    await offerPickup(false);
    await expect(pickup).toBeHidden();

    const sent: string[] = [];
    await page.route('**/create-payment', (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      const headers = { 'access-control-allow-origin': '*' };
      sent.push(route.request().postData() ?? '');
      const error = { status: 'RESOURCE_EXHAUSTED', message: 'Please wait a moment.' };
      return route.fulfill({ status: 429, headers, json: { error } });
    });
    await page.getByRole('button', { name: 'Pay with Stripe Checkout' }).click();
    const why = dialog.getByText('The delivery method you chose is no longer offered.');
    await expect(why).toBeVisible();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    expect(sent, 'nothing is paid').toEqual([]);
    await page.getByRole('button', { name: 'Pay with Stripe Checkout' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Please wait a moment.');
    await expect(why).toBeHidden();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(fish.id);
    expect(sent[0]).not.toContain('"delivery"');
    await forgetSettings();
  },
);
