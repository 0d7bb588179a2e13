import { expect, type Route } from '@playwright/test';
import { CATALOGUE_PATH } from '@reef/domain/catalogue/file/catalogue-path';
import { expectFitAtBothSizes } from '#support/browser/axe.ts';
import { watchFaults } from '#support/browser/browser-test.ts';
import { test } from '#support/browser/buyer-test.ts';
import { fillStorage } from '#support/browser/full-storage.ts';
import { signInByHeader } from '#support/browser/header.ts';
import { shopDatabase } from '#support/demo-shop.ts';
import { beginSignedIn } from '#support/browser/signed-in.ts';
import { forgiveOutage, takeListenLine } from '#support/faults/outage.ts';
import { beginWithTank, savedTanks, SMALL_REEF } from '#support/tanks.ts';

test('FIT-09 a plan has an order and days, and its link contains nothing about the person @desk', async ({
  page,
  browser,
  context,
  faults,
  buyer,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await beginWithTank(page, { ...SMALL_REEF, volume_gal: 180, length_in: 72 });
  await page.goto('/learn/stocking-planner');
  for (const name of ['yellow tang', 'neon goby']) {
    // One after the other, as a keeper does.
    await page.getByRole('button', { name: 'Add an animal to the plan' }).click();
    await page.getByLabel('Name of the animal').fill(name);
    await page.getByRole('option', { name }).first().click();
  }
  const steps = page.locator('.plan-steps > li');
  await expect(steps).toHaveText([/neon goby/, /yellow tang/]);
  await expect(
    page.getByText(/bought 2–4 weeks earlier.* need 76 days without fish/),
  ).toBeVisible();
  await expectFitAtBothSizes(page);
  await page.getByRole('button', { name: 'Take neon goby out of the plan' }).click();
  await expect(steps).toHaveText([/yellow tang/]);
  await expect(
    page.getByRole('button', { name: 'Take yellow tang out of the plan' }),
  ).toBeFocused();
  // The message stays; what takes the focus next is scrolled out from under it.
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '144px');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(steps).toHaveText([/neon goby/, /yellow tang/]);
  await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', 'auto');
  await test.step('the plan is the same in every tab', async () => {
    const other = await context.newPage();
    await other.goto('/learn/stocking-planner');
    await other.getByRole('button', { name: 'Take neon goby out of the plan' }).click();
    await expect(steps).toHaveText([/yellow tang/]);
    await other.getByRole('button', { name: 'Undo' }).click();
    await expect(steps).toHaveText([/neon goby/, /yellow tang/]);
    await other.close();
  });
  // The tank, filled on November 1, 2025, holds no animal before.
  const begin = page.getByLabel('Begin on');
  const today = await begin.inputValue();
  await begin.fill('2025-06-01');
  await expect(page.getByText('The plan begins on Nov 1, 2025, as the tank is new')).toBeVisible();
  await expect(steps.first()).toContainText('Jan 1, 2026');
  await begin.fill(today);
  await expect(page.getByText('as the tank is new')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy a link to this plan' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(Buffer.from(link.split('#plan=')[1] ?? '', 'base64url').toString()).not.toContain(
    SMALL_REEF.name,
  );

  const friend = await browser.newContext();
  const theirs = await friend.newPage();
  // The app takes over the drawn page as it is, and React complains of nothing.
  watchFaults(theirs, faults);
  await theirs.goto(link);
  await expect(theirs.getByText('Someone shared this plan.')).toBeVisible();
  const theirSteps = theirs.locator('.plan-steps > li');
  await expect(theirSteps).toHaveText([/neon goby/, /yellow tang/]);
  // Whoever signs in on the way comes back to the plan of the link.
  await signInByHeader(theirs, buyer);
  await expect(theirs).toHaveURL(link);
  await expect(theirs.getByText('Someone shared this plan.')).toBeVisible();
  await expect(theirSteps).toHaveText([/neon goby/, /yellow tang/]);
  await theirs.evaluate(() => {
    location.hash = location.hash.slice(0, -20);
  });
  await expect(theirs.getByText('The plan of this link could not be read.')).toBeVisible();
  await expect(theirs.getByText('Someone shared this plan.')).toHaveCount(0);
  await theirs.goto(link);
  // The pressed link disappears: the focus goes to what replaces the shared plan.
  await theirs.getByRole('link', { name: 'Make my own' }).press('Enter');
  await expect(theirs.getByRole('heading', { name: 'Which tank is it for?' })).toBeFocused();
  await friend.close();
});

test('FIT-09 a planner that cannot load the account’s tanks says so, and asks for none @phone', async ({
  page,
  buyer,
  faults,
}) => {
  await shopDatabase().doc(`tanks/${buyer.id}`).set(savedTanks());
  await beginSignedIn(page, buyer);
  const setLine = await takeListenLine(page, 'silent');
  await page.goto('/learn/stocking-planner');
  await expect(page.getByText('Looking for your tanks…')).toBeVisible();
  setLine('down');
  const failed = page.getByText('Your tanks could not be loaded.');
  await expect(failed).toBeVisible();
  await expect(page.getByRole('button', { name: 'Plan for this tank' })).toHaveCount(0);
  setLine('up');
  const title = `In this order into ${SMALL_REEF.name}`;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(failed).toHaveCount(0);
  forgiveOutage(faults);
});

test('FIT-09 a plan that this device has no room for says so @desk', async ({ page }) => {
  await beginWithTank(page);
  await page.goto('/learn/stocking-planner');
  const begin = page.getByLabel('Begin on');
  await expect(begin).toBeVisible();
  await fillStorage(page);
  await begin.fill('2027-03-01');
  await expect(page.getByText('This device does not keep your plan.')).toBeVisible();
  await expect(begin).toHaveValue('2027-03-01');
});

test('FIT-09 what could come next waits until it is known what is in stock: nothing is sorted anew under a finger @phone', async ({
  page,
}) => {
  await beginWithTank(page, { ...SMALL_REEF, volume_gal: 180, length_in: 72 });
  const held: Route[] = [];
  await page.route(`**${CATALOGUE_PATH}`, (route) => {
    held.push(route);
  });
  await page.goto('/learn/stocking-planner');
  const next = page.getByRole('heading', { name: 'What could come next' }).locator('..');
  await expect(next).toBeVisible();
  await expect(next.getByRole('button')).toHaveCount(0);
  await Promise.all(held.map((route) => route.continue()));
  await expect(next.getByRole('button').first()).toBeVisible();
});
