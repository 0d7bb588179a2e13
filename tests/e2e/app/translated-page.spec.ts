import { expect } from '@playwright/test';
import { addFromPage, openCart, test } from '#support/browser/buyer-test.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { heldBack } from '#support/browser/held-back.ts';

/**
 * Does to the page what a browser that translates it does: every text, also one that comes later,
 * is replaced by elements with a text of their own. The words stay, so that they can be found.
 */
function translatePage(): void {
  const LEFT_ALONE = 'font, script, style, svg, select, textarea';
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      if (currentNode instanceof Text) texts.push(currentNode);
    }
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(LEFT_ALONE)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, { childList: true, subtree: true });
}
test('WEB-03 PROD-07 CART-11 a page that the browser has translated goes on working from the product to the payment, and its figures follow the stock @phone', async ({
  page,
  shelf,
  buyer,
}) => {
  const fish = await shelf.list(6);
  const facts = page.locator('.product-facts');
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  const pay = checkout.getByRole('button', { name: 'Pay with Stripe Checkout' });
  await beginSignedIn(page, buyer);
  await page.goto(`/product/${fish.id}`);
  // The whole page is live by then: a visitor asks for a translation of what they see.
  await shelf.change(fish.id, { stock: 5 });
  await expect(facts.getByText('In Stock: 5')).toBeVisible();
  await expect(facts.getByText(/^Overnight/)).toBeVisible();
  await page.evaluate(translatePage);
  await expect(facts.locator('font').getByText('In Stock: 5')).toBeVisible();

  await test.step('the product is added, and its stock stays true', async () => {
    await addFromPage(page, fish, 2);
    await shelf.change(fish.id, { stock: 4 });
    await expect(facts.getByText('In Stock: 4')).toBeVisible();
    await expect(facts.getByText('Max 2')).toBeVisible();
  });

  await test.step('so does that in the cart', async () => {
    const sheet = await openCart(page);
    await expect(sheet.locator('font').getByText('Stock: 4')).toBeVisible();
    await shelf.change(fish.id, { stock: 3 });
    await expect(sheet.getByText('Stock: 3')).toBeVisible();
    await expect(sheet.getByText('Stock: 4')).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Checkout', exact: true }).click();
  });

  await test.step('and the number that is paid for', async () => {
    const line = checkout.getByRole('listitem');
    await expect(line.locator('font').getByText('× 2')).toBeVisible();
    await shelf.change(fish.id, { stock: 1 });
    await expect(line).toContainText('× 1');
    await expect(line).not.toContainText('× 2');
    await expect(checkout.getByRole('definition').last()).toHaveText('$24.99');
  });

  await test.step('the pay button says that it is busy, and what the shop answers', async () => {
    const { held, release } = heldBack();
    await page.route('**/create-payment', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      await held;
      const headers = { 'access-control-allow-origin': '*' };
      const error = { status: 'RESOURCE_EXHAUSTED', message: 'Slow down.' };
      return route.fulfill({ status: 429, headers, json: { error } });
    });
    await pay.click();
    const busy = checkout.getByRole('button', { name: 'Redirecting to Stripe...' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(checkout.getByRole('alert')).toContainText('Slow down.');
    await expect(pay).toBeEnabled();
    await checkout.getByRole('button', { name: 'Close' }).click();
    await expect(checkout).toHaveCount(0);
  });

  await test.step('the button of the product says that it is sold out', async () => {
    await shelf.change(fish.id, { stock: 0, sold_out_at: new Date() });
    await expect(facts.getByRole('button', { name: 'Out of Stock', exact: true })).toBeDisabled();
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  });
});
