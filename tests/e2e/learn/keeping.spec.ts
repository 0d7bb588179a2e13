import { expect, type Page } from '@playwright/test';
import { dayWords, localDay } from '@reef/domain/shipping/day';
import { dayWithYear } from '@reef/domain/shipping/day-with-year';
import { DAY_MS } from '@reef/domain/shared/time';
import { expectFitAtBothSizes } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { fillStorage } from '#support/browser/full-storage.ts';
import { test as offlineTest, visited } from '#support/browser/offline-test.ts';
import { beginWithTank } from '#support/tanks.ts';

/** A tool of /learn/tools, by its heading. */
const tool = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

test('LEARN-11 a calculator opens by keyboard or by its anchor, computes, and keeps what was typed until told to forget it @desk', async ({
  page,
}) => {
  await page.goto('/learn/tools#water-change');
  await expect(tool(page, 'Water change result')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('16', { exact: true })).toBeVisible();

  const dosing = tool(page, 'Dosing');
  await dosing.focus();
  await page.keyboard.press('Enter');
  await expect(dosing).toHaveAttribute('aria-expanded', 'true');
  await page.getByLabel('Alkalinity now, dKH').fill('6.2');
  await page.getByLabel('Alkalinity should be, dKH').fill('8');
  await expect(page.getByText(/g \(.* oz\) a day for 2 days/)).toBeVisible();
  await page.getByLabel('Alkalinity should be, dKH').fill('20');
  await expect(page.getByText(/nothing is weighed for more/)).toBeVisible();
  await page.getByLabel('Alkalinity should be, dKH').fill('140');
  await expect(page.getByText('Is this ppm? Divide by 17.9.')).toBeVisible();
  await page.getByLabel('Alkalinity should be, dKH').fill('5');
  await expect(page.getByText(/nothing is weighed for it/)).toBeVisible();
  await expectFitAtBothSizes(page);

  const salinity = tool(page, 'Salinity correction');
  await salinity.click();
  await expect(page.getByText('Exchange 13')).toBeVisible();
  await page.getByLabel('New water, SG').fill('1.025');
  await expect(page.getByText(/more than half of the water in a day/)).toBeVisible();
  await page.getByLabel('Should be, SG').fill('1.015');
  await expect(page.getByText(/No exchange is planned to a value outside that/)).toBeVisible();
  await salinity.click();

  await page.getByText('Replace daily use').click();
  // No number of days is suggested: a tank full of stony corals stands none without a dose.
  await expect(page.getByText('Type the days between the two tests.')).toBeVisible();
  const pause =
    'Dose again once alkalinity has fallen by 1 dKH, or any value nears the low end of its range.';
  await expect(page.getByText(pause)).toBeVisible();
  await page.getByLabel('Days between the tests').fill('3');
  await expect(page.getByText(/below 7–11 dKH: raise it first/)).toBeVisible();
  const salt = page.getByLabel('Salt', { exact: true });
  await salt.selectOption('soda-ash');
  await expect(page.getByLabel('First alkalinity test, dKH')).toHaveValue('6.2');
  await expect(page.getByLabel('Last alkalinity test, dKH')).toHaveValue('5');
  await salt.selectOption('calcium-chloride-dihydrate');
  await expect(page.getByLabel('Last calcium test, ppm')).toHaveValue('');
  // With 25 ppm of calcium, 3.6 dKH would be gone.
  await expect(page.getByText(pause)).toBeVisible();
  await page.getByLabel('First calcium test, ppm').fill('420');
  // A salt of another parameter has readings of its own, and none are lost.
  await salt.selectOption('baking-soda');
  await expect(page.getByLabel('First alkalinity test, dKH')).toHaveValue('6.2');
  await expect(page.getByLabel('Last alkalinity test, dKH')).toHaveValue('5');
  await salt.selectOption('calcium-chloride-dihydrate');
  await page.goto('/learn/tools#dosing');
  await page.reload();
  await expect(page.getByLabel('First calcium test, ppm')).toHaveValue('420');
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByLabel('Alkalinity now, dKH')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Forget them' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Alkalinity now, dKH')).toHaveValue('');
  // An earlier version kept the readings of any salt by these names: calcium's are no alkalinity.
  // With what was typed it kept its own suggestion of 3 days.
  await page.evaluate(() => {
    const kept = { version: 1, inputs: { from: '380', to: '420', days: '3' } };
    localStorage.setItem('reef-tool-dosing', JSON.stringify(kept));
  });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Forget them' })).toBeVisible();
  await expect(page.getByLabel('Alkalinity now, dKH')).toHaveValue('');
  await page.getByText('Replace daily use').click();
  await expect(page.getByLabel('Days between the tests')).toHaveValue('');
  await page.getByText('Raise a low value').click();
  await page.getByRole('button', { name: 'Forget them' }).click();

  // A drip that was left yesterday opens nothing, and one that runs opens its timer after a reload.
  const reloadWithDrip = async (hoursAgo: number) => {
    await page.evaluate((hours) => {
      const dripStartedAt = new Date(Date.now() - hours * 3_600_000).toISOString();
      const session = { animal: 'fish', floatStartedAt: null, dripStartedAt };
      localStorage.setItem('reef-drip-session', JSON.stringify(session));
    }, hoursAgo);
    await page.reload();
  };
  await reloadWithDrip(24);
  await expect(page.getByLabel('Alkalinity now, dKH')).toBeVisible();
  await expect(tool(page, 'Drip timer')).toHaveAttribute('aria-expanded', 'false');
  await reloadWithDrip(0);
  await expect(tool(page, 'Drip timer')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('timer')).toContainText(/59:\d\d/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Start floating' })).toBeVisible();

  await fillStorage(page);
  await page.getByLabel('Alkalinity now, dKH').fill('6.2');
  await expect(page.getByText('This device does not keep your entries.')).toBeVisible();
  await expect(page.getByText('Your entries are kept on this device.')).toHaveCount(0);
});

test('LEARN-11 LEARN-14 what a newer version of the shop wrote is not shown as empty @phone', async ({
  page,
}) => {
  await page.goto('/learn/tools');
  const newer = { 'reef-keeping': '{"version":2}', 'reef-cycle-readings': '[{"id":"r1"}]' };
  await page.evaluate((records) => Object.assign(localStorage, records), newer);
  for (const path of ['tank-log', 'treatment-tracker', 'cycle-testing-monitoring']) {
    await page.goto(`/learn/${path}`);
    await expect(page.getByRole('alert')).toContainText('A newer version of the shop wrote');
    await expectFitAtBothSizes(page);
  }
  await expect(page.getByRole('button', { name: /^(Add|Begin)/ })).toHaveCount(0);
  for (const path of ['cycle-testing-monitoring', 'tank-log']) {
    await page.goto(`/learn/${path}`);
    await page.getByRole('button', { name: 'Delete it and begin a new one' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Add/ }).first()).toBeVisible();
    await expect(page.locator(':focus')).toHaveCount(1);
  }
  expect(
    await page.evaluate((keys) => keys.filter((key) => key in localStorage), Object.keys(newer)),
  ).toEqual([]);
});

offlineTest.describe('the record', () => {
  offlineTest.use({ serviceWorkers: 'allow' });

  offlineTest(
    'LEARN-12 LEARN-13 LEARN-14 a record survives a reload, works offline, and can be exported as a file @phone',
    async ({ page, context }) => {
      await page.goto('/learn/treatment-tracker');
      const product = page.getByLabel('Copper product');
      await product.selectOption({ index: 1 });
      await expect(page.getByText('The label decides. 0.5 if empty.')).toBeVisible();
      await product.selectOption({ index: 0 });
      const begin = page.getByRole('button', { name: 'Begin', exact: true });
      await begin.click();
      await expect(page.getByLabel('Fish or tank')).toBeFocused();
      await page.getByLabel('Fish or tank').fill('Yellow tang');
      await page.getByLabel('Highest level, ppm').fill('1');
      await begin.click();
      await expect(page.getByLabel('Highest level, ppm')).toBeFocused();
      await expect(page.getByLabel('Lowest level, ppm')).not.toHaveAttribute('aria-invalid');
      await page.getByLabel('Highest level, ppm').fill('');
      await begin.click();
      const due = page.getByText('Yellow tang: test copper');
      await expect(due).toBeVisible();
      await page.getByRole('button', { name: 'Add copper test' }).click();
      await expect(page.getByLabel('Copper test, ppm')).toBeFocused();
      await page.getByLabel('Copper test, ppm').fill('2.2');
      await page.getByLabel('Copper test, ppm').press('Enter');
      await expect(page.getByText('Day 1 of 30 at the level')).toBeVisible();
      await expect(due).toBeHidden();
      // What is pressed disappears: the focus stays near, and Undo puts back what was deleted.
      const heading = page.getByRole('heading', { name: 'Yellow tang' });
      await page.getByRole('button', { name: /^Delete the test of/ }).press('Enter');
      await expect(heading).toBeFocused();
      await page
        .locator('.toast', { hasText: 'Deleted the test of' })
        .getByRole('button', { name: 'Undo' })
        .click();
      await expect(page.getByText('Day 1 of 30 at the level')).toBeVisible();
      await page.getByRole('button', { name: 'End early' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Begin a course' })).toBeFocused();
      await page
        .locator('.toast', { hasText: 'Ended Yellow tang' })
        .getByRole('button', { name: 'Undo' })
        .click();
      await expect(page.getByText('Day 1 of 30 at the level')).toBeVisible();
      await expectFitAtBothSizes(page);

      await page.goto('/learn/tank-log');
      await page.getByLabel('Alkalinity, dKH').fill('eight');
      await page.getByRole('button', { name: 'Add tests' }).click();
      await expect(page.getByLabel('Alkalinity, dKH')).toBeFocused();
      await page.getByLabel('Alkalinity, dKH').fill('8.2');
      await page.getByLabel('Nitrate, ppm').fill('25');
      await page.getByRole('button', { name: 'Add tests' }).click();
      await expect(page.getByText(/8\.2 dKH on .*, inside the range/)).toBeVisible();
      await page.getByLabel('Day of the tests').fill('2026-01-05');
      await page.getByLabel('Alkalinity, dKH').fill('9');
      await page.getByRole('button', { name: 'Add tests' }).click();
      await expect(page.locator('.recharts-surface').first()).toBeVisible();
      // Outside of its range a value says so in words, not by its color alone.
      await page.getByLabel('Parameter').selectOption('nitrate');
      await page.getByText('All 1 tests').click();
      const nitrate = page.locator('.keeping-rows strong', { hasText: '25 ppm' });
      await expect(nitrate).toHaveText('25 ppm (above)');
      await page.getByLabel('Parameter').selectOption('alkalinity');
      const animal = page.getByLabel('Animal', { exact: false }).first();
      await page.getByRole('button', { name: 'Add animal' }).click();
      await expect(animal).toBeFocused();
      await animal.fill('Royal gramma');
      await page.getByRole('button', { name: 'Add animal' }).click();
      await expect(page.getByText(/28 days of quarantine left/)).toBeVisible();
      // A death keeps its row: the quarantine of the others is counted from this arrival too.
      await page.getByRole('button', { name: 'Died: Royal gramma' }).press('Enter');
      await expect(page.getByText(/^Died /)).toBeVisible();
      await expect(page.locator('.keeping-rows strong', { hasText: 'gramma' })).toBeFocused();
      const death = page.locator('.toast', { hasText: 'Noted that Royal gramma died' });
      await death.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(/28 days of quarantine left/)).toBeVisible();
      // A coral's quarantine can be chosen, though it is as long as the shortest of a fish.
      const quarantine = page.getByLabel('Quarantine', { exact: true });
      await quarantine.selectOption({ label: 'Coral: 14 days' });
      await expect(quarantine.locator('option:checked')).toHaveText('Coral: 14 days');
      await animal.fill('Hammer coral');
      await page.getByRole('button', { name: 'Add animal' }).click();
      await expect(page.getByText(/14 days of quarantine left/)).toBeVisible();
      await expect(page.getByText(/28 days of quarantine left/)).toBeVisible();
      await page.getByRole('button', { name: 'Water change, every 7 days' }).click();
      await expect(page.getByRole('button', { name: /^Test alkalinity, every/ })).toBeFocused();
      await expect(page.getByText('due today')).toBeVisible();
      await expectFitAtBothSizes(page);
      // Undo reverts one change, and nothing that was done since.
      const done = (task: string) => page.getByRole('button', { name: `Done today: ${task}` });
      await page.getByRole('button', { name: 'New carbon, every 28 days' }).click();
      await done('Water change').click();
      await done('New carbon').click();
      const message = page.locator('.toast', { hasText: 'Water change: done' });
      await message.getByRole('button', { name: 'Undo' }).click();
      await expect(done('Water change')).toBeEnabled();
      await expect(done('New carbon')).toBeDisabled();

      await visited(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(/8\.2 dKH on .*, inside the range/)).toBeVisible();
      await done('Water change').click();
      await expect(done('Water change')).toBeDisabled();
      await page.goto('/learn/tools#salt-mix');
      await page.getByLabel('Pure water, gallons').fill('33');
      await page.reload();
      await expect(page.getByLabel('Pure water, gallons')).toHaveValue('33');
      await page.goto('/learn/tank-log');
      await context.setOffline(false);

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as a file' }).click();
      const file = await (await download).path();
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await expect(page.getByText('Your curves appear here')).toBeVisible();
      const bad = {
        name: 'notes.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"a":1}'),
      };
      await page.getByLabel('Record file').setInputFiles(bad);
      await expect(
        page.getByText(/not a record of the tracker.*Nothing was changed/),
      ).toBeVisible();
      await page.getByLabel('Record file').setInputFiles(file);
      const added = page.locator('.toast', { hasText: 'was added to your record' });
      await added.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('Your curves appear here')).toBeVisible();
      await page.getByLabel('Record file').setInputFiles(file);
      await expect(added.last()).toBeVisible();
      await expect(page.getByText(/8\.2 dKH on .*, inside the range/)).toBeVisible();
      await page.goto('/learn/treatment-tracker');
      await expect(page.getByText('Day 1 of 30 at the level')).toBeVisible();
      // After two days of sleep the page still shows the day before; a press takes the present one.
      const later = new Date(Date.now() + 2 * DAY_MS);
      await page.clock.setFixedTime(later);
      await page.getByRole('button', { name: 'End early' }).click();
      const ended = `copper, ended ${dayWords(localDay(later), 'short')}`;
      await expect(page.getByText(ended)).toBeVisible();
    },
  );
});

test('LEARN-13 of an animal that had moved into a tank, noting its death says that My tank may still list it @desk', async ({
  page,
}) => {
  await beginWithTank(page);
  await page.goto('/learn/tank-log');
  await page.getByLabel('Animal', { exact: false }).first().fill('Royal gramma');
  await page.getByRole('button', { name: 'Add animal' }).click();
  await page.getByRole('button', { name: 'Into Living room: Royal gramma' }).click();
  await expect(page.getByText('Royal gramma now stands in Living room')).toBeVisible();
  await page.getByRole('button', { name: 'Died: Royal gramma' }).click();
  const death = page.locator('.toast', { hasText: 'Noted that Royal gramma died' });
  await expect(death).toContainText('If My tank still lists it as a resident, take it out there');
  await test.step('a year later the log says of which year its days are', async () => {
    await page.getByLabel('Alkalinity, dKH').fill('8.2');
    await page.getByRole('button', { name: 'Add tests' }).click();
    const day = localDay(new Date());
    await expect(page.getByText(`8.2 dKH on ${dayWords(day, 'short')}, inside`)).toBeVisible();
    await expect(page.getByText(`Died ${dayWords(day, 'short')}`, { exact: true })).toBeVisible();
    const later = new Date(Date.now() + 365 * DAY_MS);
    await page.clock.setFixedTime(later);
    await page.reload();
    const then = dayWithYear(day, 'short', localDay(later));
    expect(then).toContain(day.slice(0, 4));
    await expect(page.getByText(`8.2 dKH on ${then}, inside`)).toBeVisible();
    await expect(page.getByText(`Died ${then}`, { exact: true })).toBeVisible();
  });
});
