import { expect } from '@playwright/test';
import { addFromPage, addToCart, openCart, test } from '#support/browser/buyer-test.ts';
import { row } from './cart-page.ts';
import { stockOf } from '#support/demo-shop.ts';
import { openPaymentPage, payByCard } from '#support/payments/payment-page.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';

test('CART-01 CART-08 PROD-03 PROD-04 what the buyer’s own payment page holds can be put into the cart again; once it is paid, Undo does not put it back @phone', async ({
  page,
  context,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(1);
  await beginSignedIn(page, buyer);
  await addToCart(page, fish);
  const payment = await openPaymentPage(page);
  await expect.poll(() => stockOf(fish.id)).toBe(0);
  const other = await context.newPage();
  const remove = async () => {
    const sheet = await openCart(other);
    await row(other, fish)
      .getByRole('button', { name: `Remove ${fish.name}` })
      .click();
    await expect(sheet.getByText('Your cart is empty')).toBeVisible();
    return sheet;
  };

  await test.step('the page of the product offers what the payment page holds', async () => {
    await other.goto(`/product/${fish.id}`);
    await expect(other.getByText('All we have is in your cart')).toBeVisible();
    const sheet = await remove();
    await other.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(other.getByText('There is only one.')).toBeVisible();
    await expect(other.locator('.product-facts').getByText('In Stock: 1')).toBeVisible();
    await addFromPage(other, fish);
  });

  await test.step('what was removed and then paid stays out of the cart', async () => {
    const sheet = await remove();
    const undo = sheet.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeVisible();
    await payByCard(payment);
    await expect(undo).toHaveCount(0);
    await expect(sheet.getByText('Your cart is empty')).toBeVisible();
  });
});
