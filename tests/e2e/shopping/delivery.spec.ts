import { expect } from '@playwright/test';
import { DEFAULT_SETTINGS, defaultRule } from '@reef/domain/settings/default-settings';
import { arrivalDays } from '@reef/domain/shipping/arrival';
import { dayWords } from '@reef/domain/shipping/day';
import { expectAccessible } from '#support/browser/axe.ts';
import { addToCart, cartButton, test } from '#support/browser/buyer-test.ts';
import { chooseInAccount } from '#support/browser/header.ts';
import { pay } from './cart-page.ts';
import { stockOf } from '#support/demo-shop.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';

test('SHIP-02 a buyer chooses method and day of arrival, is refused a day that the owner closed meanwhile, pays exactly what was chosen, and sees it afterwards @phone', async ({
  page,
  shelf,
}) => {
  const fish = await shelf.list(2, { price: 20 });
  await beginSignedIn(page, 'buyer');
  await addToCart(page, fish);
  await cartButton(page).click();
  await page.getByRole('button', { name: 'Checkout', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Checkout' });
  await expect(dialog.getByText('Calculated at checkout')).toBeVisible();

  // Local delivery does not reach Hawaii, but it reaches Miami.
  const zip = dialog.getByLabel('ZIP code it goes to');
  await zip.fill('96813');
  await expect(dialog.getByRole('radio', { name: /Overnight live shipping/ })).toBeVisible();
  await expect(dialog.getByRole('radio', { name: /Local delivery/ })).toBeHidden();
  const local = dialog.getByRole('radio', { name: /Local delivery/ });
  const days = dialog.getByLabel('Day of arrival');
  await test.step('an invalid ZIP code, and a method without a day, are reported before anything is paid', async () => {
    await zip.fill('3313');
    await zip.blur();
    await expect(zip).toHaveAccessibleDescription('Enter five digits, or leave it empty.');
    // There is no such ZIP code, so no method goes there.
    await zip.fill('00000');
    const notThere = 'We cannot deliver to this ZIP code at the moment. Please write to us.';
    await expect(zip).toHaveAccessibleDescription(notThere);
    await pay(page).click();
    await expect(zip).toBeFocused();
    await expectAccessible(page);
    expect(await stockOf(fish.id), 'nothing is held').toBe(2);
    await zip.fill('33139');
    await expect(zip).toHaveAccessibleDescription('');
    // As if this page had not heard yet that nothing is delivered there.
    await page.route(/create-payment$/, async (route) => {
      const body = route.request().postData() ?? '';
      await route.continue({ postData: body.replace('"33139"', '"00000"') });
    });
    await pay(page).click();
    await expect(dialog.getByRole('alert')).toContainText(notThere);
    expect(await stockOf(fish.id), 'nothing is held').toBe(2);
    await page.unroute(/create-payment$/);
    await local.check();
    await expect(dialog.getByText('Calculated at checkout')).toBeVisible();
    await pay(page).click();
    await expect(days).toBeFocused();
    await expect(days).toHaveAccessibleDescription('Choose a day');
    await expectAccessible(page);
    expect(await stockOf(fish.id), 'nothing is held').toBe(2);
  });
  await test.step('the choice can be undone', async () => {
    await dialog.getByRole('button', { name: 'Decide at payment' }).click();
    await expect(local).not.toBeChecked();
    await expect(days).toBeHidden();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
  });
  await local.check();
  const [, day = ''] = arrivalDays(DEFAULT_SETTINGS, defaultRule('local'), new Date());
  await days.selectOption(day);
  await expect(dialog.getByText('Calculated at checkout')).toBeHidden();
  await expect(dialog.getByText('$35.00')).toBeVisible();
  await expectAccessible(page);

  await test.step('a day that the owner closed meanwhile is refused with the next ones', async () => {
    await dialog.getByRole('radio', { name: /Overnight/ }).check();
    const [closed = ''] = arrivalDays(DEFAULT_SETTINGS, defaultRule('overnight'), new Date());
    await days.selectOption(closed);
    // As if a page sent the request that was left open until that day was over.
    await page.route(/create-payment$/, async (route) => {
      const body = route.request().postData() ?? '';
      await route.continue({ postData: body.replace(closed, '2026-01-06') });
    });
    await pay(page).click();
    const why = dialog.getByRole('alert');
    await expect(why).toContainText('Unable to start checkout. Cart was refreshed.');
    await expect(why).toContainText(`The next days are ${dayWords(closed)}`);
    await expect(dialog.getByText('Calculated at checkout')).toBeHidden();
    expect(await stockOf(fish.id), 'nothing is held').toBe(2);
    await page.unroute(/create-payment$/);
  });

  await dialog.getByRole('radio', { name: /Local delivery/ }).check();
  await days.selectOption(day);
  await expect(dialog.getByText('$35.00')).toBeVisible();
  const tab = page.waitForEvent('popup');
  await pay(page).click();
  const payment = await tab;
  await payment.waitForURL(/\/c\/pay\/cs_/);
  await expect(payment.getByText('Local delivery, South Florida')).toBeVisible();
  await expect(payment.getByText('Overnight live shipping')).toBeHidden();
  await payment.getByRole('link', { name: 'Fill with test card' }).click();
  await payment.getByRole('button', { name: 'Pay $35.00' }).click();
  await payment.waitForURL(/\/payment-success/);
  await expect(payment.getByText(dayWords(day))).toBeVisible();
  await chooseInAccount(payment, 'Profile');
  const order = payment.getByRole('listitem').filter({ hasText: fish.name });
  await expect(order).toContainText(`Arrives ${dayWords(day)}`);
  await order.getByRole('link').click();
  const arrival = payment.getByRole('listitem').filter({ hasText: 'Still to come: Delivery' });
  await expect(arrival).toContainText(`Arrives ${dayWords(day)}`);
  await payment.getByRole('link', { name: 'Your Orders' }).click();
  const card = payment.getByRole('listitem').filter({ hasText: fish.name });
  await expect(card).toContainText(`Arrives ${dayWords(day)}`);
});
