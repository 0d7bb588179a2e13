import { expect } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { addToCart, openCart, test } from '#support/browser/buyer-test.ts';
import { firstPress } from '#support/browser/first-press.ts';
import { shopDatabase, stockOf } from '#support/demo-shop.ts';
import { openPaymentPage, payByCard } from '#support/payments/payment-page.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';

test('ORD-03 ORD-04 ATT-96 ATT-97 the payment page begins with the saved address, in countries that are shipped to; paying the same cart again is said before it happens; the old success address takes nothing @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(4);
  await shopDatabase().doc(`user_profiles_extended/${buyer.id}`).update({
    phone: '305 555 0188',
    shipping_address_line1: '7 Lagoon Lane',
    shipping_city: 'Key Largo',
    shipping_state: 'FL',
    shipping_zip: '33037',
  });
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  const payment = await openPaymentPage(page);
  await expect(payment.getByLabel('Full name')).toHaveValue('Coralie Testwater');
  await expect(payment.getByLabel('Address', { exact: true })).toHaveValue('7 Lagoon Lane');
  await expect(payment.getByLabel('City')).toHaveValue('Key Largo');
  await expect(payment.getByLabel('State')).toHaveValue('FL');
  await expect(payment.getByLabel('Postal code')).toHaveValue('33037');
  await expect(payment.getByLabel('Phone')).toHaveValue('305 555 0188');
  await expect(payment.getByLabel('E-mail')).toHaveValue(buyer.email);
  await expect(payment.getByLabel('Country').locator('option')).toHaveText(['United States']);
  await payByCard(payment);
  const [, number = ''] =
    /Order (R\d{6}-\w{6})/.exec((await payment.textContent('main')) ?? '') ?? [];
  await expect(page.getByRole('button', { name: 'Shopping cart, empty' })).toBeAttached();

  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeAttached();
  await payment.reload();
  await expect(payment.getByText('Payment verified and order recorded.')).toBeVisible();
  await payment.getByRole('link', { name: 'View your order' }).click();
  await expect(payment.getByText('7 Lagoon Lane')).toBeVisible();
  await payment.close();
  await expect(page.getByRole('button', { name: 'Shopping cart, 1 item' })).toBeAttached();

  const sheet = await openCart(page);
  await sheet.getByRole('button', { name: 'Checkout', exact: true }).click();
  const impatient = firstPress(page, 'Buy it again');
  await page.getByRole('button', { name: 'Pay with Stripe Checkout' }).click();
  const asked = page.getByRole('alert', { name: 'Already paid' });
  await expect(asked).toContainText(number);
  expect(number).not.toBe('');
  expect(await impatient).toBe('none');
  await expect(asked.getByText('You have just paid for exactly this cart.')).toBeFocused();
  await expectAccessible(page);
  await expect.poll(() => stockOf(fish.id)).toBe(3);

  const tab = page.waitForEvent('popup');
  await asked.getByRole('button', { name: 'Buy it again' }).click();
  const second = await tab;
  const underWay = page.getByRole('region', { name: 'Payment under way' });
  await expect(underWay.locator(':focus')).toHaveCount(1);
  await second.waitForURL(/\/c\/pay\/cs_/);
  await payByCard(second);
  await expect.poll(() => stockOf(fish.id)).toBe(2);
});
