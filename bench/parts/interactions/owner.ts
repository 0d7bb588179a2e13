import type { Page } from '@playwright/test';
import { adminState } from '@reef/tests/support/browser/signed-in.ts';
import { forgetSales, sell, type SoldOrder } from '@reef/tests/support/sold-orders.ts';
import { slowDown } from '@reef/tests/support/browser/slow-down.ts';
import { addPeople, removePeople } from '#parts/people/many-people.ts';
import type { Environment } from '#environment/environment.ts';
import { press, PRESSES, SLOWER, type Pressed } from './presses.ts';

const SOLD = '/content-product-management?tab=existing&show=Sold';

/** Enough for as many pages of users as there are presses. */
const PEOPLE = 200;

async function openOwner({ browser, edge }: Environment): Promise<Page> {
  const context = await browser.newContext({
    baseURL: edge.origin,
    storageState: await adminState(edge.origin),
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function fillings(page: Page): Promise<Pressed[]> {
  const orders: SoldOrder[] = [];
  for (let count = 0; count <= PRESSES; count += 1) orders.push(await sell());
  await page.goto(SOLD);
  const rowOf = (at: number) =>
    page.locator('.sales-table > tbody > tr').filter({ hasText: orders[at]?.number ?? '' });
  const tick = (at: number) => rowOf(at).getByRole('checkbox');
  const dialog = page.getByRole('dialog');
  await tick(PRESSES).click();
  await dialog.getByText('Pickup', { exact: true }).waitFor();
  await closed(page);
  await slowDown(page, SLOWER);
  const ticks = await press(page, 'owner: the tick of an order', {
    before: (at) => tick(at).scrollIntoViewIfNeeded(),
    press: (at) => tick(at).click(),
    after: () => closed(page),
  });
  const saves = await press(page, 'owner: save a filling', {
    before: async (at) => {
      await tick(at).click();
      await dialog.getByText('Pickup', { exact: true }).click();
    },
    press: () => dialog.getByRole('button', { name: 'Save' }).click(),
    after: () => dialog.waitFor({ state: 'detached' }),
  });
  return [ticks, saves];
}

async function days(page: Page): Promise<Pressed> {
  await page.getByText('Calendar', { exact: true }).click();
  await page.getByText('Day’s list', { exact: true }).click();
  const cell = (at: number) => page.locator('.month-grid .day-cell').nth(at);
  await cell(PRESSES).click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  await closed(page);
  return press(page, 'owner: a day of the calendar', {
    press: (at) => cell(at).click(),
    after: () => closed(page),
  });
}

async function pagesOfUsers(page: Page): Promise<Pressed> {
  await page.goto('/user-management');
  await page.locator('.user-table > tbody > tr').first().waitFor();
  const button = (at: number) =>
    page.getByRole('button', { name: at % 2 === 0 ? 'Next' : 'Previous', exact: true });
  return press(page, 'owner: another page of users', {
    before: (at) => button(at).click({ trial: true }),
    press: (at) => button(at).click(),
  });
}

async function dialogs(page: Page): Promise<Pressed> {
  await page.goto('/content-product-management?tab=existing');
  const edit = page.getByRole('button', { name: /^Edit / });
  await edit.first().click();
  await page.getByRole('heading', { name: 'Edit Product' }).waitFor();
  await closed(page);
  return press(page, 'owner: edit a product', {
    press: (at) => edit.nth(at).click(),
    after: () => closed(page),
  });
}

/** The owner's presses, at a desk. */
export async function ownerPresses(environment: Environment): Promise<Pressed[]> {
  await addPeople(environment.db, 0, PEOPLE);
  const page = await openOwner(environment);
  const found = [
    ...(await fillings(page)),
    await days(page),
    await pagesOfUsers(page),
    await dialogs(page),
  ];
  await page.context().close();
  await forgetSales();
  await removePeople(environment.db, PEOPLE);
  return found;
}
