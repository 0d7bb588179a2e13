import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { asAdmin } from '#support/browser/signed-in.ts';
import { test } from '#support/browser/browser-test.ts';
import { walkTo } from '#support/browser/walk-to.ts';
import { sell } from '#support/sold-orders.ts';

test.use(asAdmin);

const LISTINGS = '/content-product-management?tab=existing';

async function expectInSight(...parts: Locator[]): Promise<void> {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
}

/** Lets the test trigger the browser's close requests; runs in the page. */
function watchClosing(): void {
  const open: EventTarget[] = [];
  class CloseWatcher extends EventTarget {
    constructor() {
      super();
      open.push(this);
    }

    destroy(): void {
      if (open.includes(this)) open.splice(open.indexOf(this), 1);
    }
  }
  addEventListener('test-back', () => open.pop()?.dispatchEvent(new Event('close')));
  Object.assign(globalThis, { CloseWatcher });
}

/** Android's Back button while something is open. */
async function goBackAsAndroid(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('test-back')));
}

test('USER-03 CPM-06 SOLD-05 however long a dialog is, its Close and submit buttons stay in sight; the scanner without a camera', async ({
  page,
}) => {
  await page.addInitScript(() => {
    class BarcodeDetector {
      detect = () => Promise.resolve([]);
    }
    Object.assign(globalThis, { BarcodeDetector });
  });
  await page.addInitScript(watchClosing);
  const order = await sell();
  await page.goto('/user-management');
  await page.getByRole('button', { name: 'Create User' }).click();
  const form = page.getByRole('dialog', { name: 'Create User' });
  for (const field of [/^Email/, /^ZIP/]) {
    await form.getByLabel(field).focus();
    const buttons = ['Close', 'Create User'].map((name) => form.getByRole('button', { name }));
    await expectInSight(form.getByLabel(field), ...buttons);
  }
  await form.getByRole('button', { name: 'Close' }).click();

  await walkTo(page, LISTINGS);
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  const edit = page.getByRole('dialog', { name: 'Edit Product' });
  for (const name of [/^Name/, /^Image URL/]) {
    const field = edit.getByRole('textbox', { name });
    await field.focus();
    const buttons = ['Close', 'Save Changes'].map((words) =>
      edit.getByRole('button', { name: words }),
    );
    await expectInSight(field, ...buttons);
  }
  await test.step('Back of Android asks before it closes what was typed into', async () => {
    const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
    await edit.getByRole('textbox', { name: /^Name/ }).fill('Renamed');
    await goBackAsAndroid(page);
    await expect(question).toHaveCount(1);
    await goBackAsAndroid(page);
    await expect(question).toHaveCount(0);
    await expect(edit.getByRole('textbox', { name: /^Name/ })).toHaveValue('Renamed');
    await goBackAsAndroid(page);
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(edit).toHaveCount(0);
  });

  await test.step('SOLD-05 the scanner in the dialog, without a camera', async () => {
    await walkTo(page, `${LISTINGS}&show=Sold`);
    await page.getByLabel('Search sales').fill(order.number);
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(1);
    await page.getByRole('main').getByRole('checkbox').click();
    const dialog = page.getByRole('dialog', { name: 'Fill order' });
    await dialog.getByRole('button', { name: 'Scan the label' }).click();
    await expect(dialog.getByRole('alert')).toContainText('type the number');
    await expectAccessible(page);
  });
});

test('CPM-07 if the dialog’s code cannot be loaded, the browser asks, and the page stays @phone', async ({
  page,
  faults,
}) => {
  await page.route(/\/assets\/confirm-dialog-.*\.js/, (route) => route.abort());
  await page.goto(LISTINGS);
  const asked = page.waitForEvent('dialog');
  const press = page.getByRole('button', { name: /^Delete / }).first();
  const name = await press.getAttribute('aria-label');
  // The press itself waits until the question is answered.
  const pressed = press.click();
  const question = await asked;
  expect(question.message()).toContain('Are you sure you want to delete this product?');
  await question.dismiss();
  await pressed;
  await expect(page.getByRole('button', { name: name ?? '' })).toBeVisible();
  faults.length = 0;
});
