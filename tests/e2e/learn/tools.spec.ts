import { expect } from '@playwright/test';
import { fillStorage } from '#support/browser/full-storage.ts';
import { expectAccessible } from '#support/browser/axe.ts';
import { test } from '#support/browser/browser-test.ts';
import { open } from './open-guide.ts';

test('LEARN-05 an article prints as an article; its links stay inside the app, and a term explains itself @phone', async ({
  page,
}) => {
  await open(page, '/learn/drip-acclimation');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main h1')).toBeVisible();
  for (const part of ['.site-header', '.site-footer', '.learn-tool', '.article-contents']) {
    await expect(page.locator(part).first()).toBeHidden();
  }
  await page.emulateMedia({ media: null });

  await page.evaluate('window.isSamePage = true');
  const term = page.locator('a.term').first();
  await term.scrollIntoViewIfNeeded();
  await term.tap();
  const note = page.locator('.term-popover');
  await expect(note).toContainText('density of the tank water');
  await expect(term).toHaveAccessibleDescription(/density of the tank water/);
  await note.getByRole('link').tap();
  await expect(page).toHaveURL(/\/learn\/glossary#sg$/);
  await expect(page.locator('#sg')).toBeInViewport();
  expect(await page.evaluate('window.isSamePage')).toBe(true);

  // Who has scrolled on from the term comes back to where they were.
  const place = () => page.evaluate(() => window.scrollY);
  await page.evaluate(async () => {
    window.scrollBy(0, -300);
    // The page hears of it with the next frame.
    await new Promise(requestAnimationFrame);
  });
  const left = await place();
  await page.evaluate(() => document.querySelector<HTMLElement>('.glossary-more')?.click());
  await expect(page.locator('.article-title')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/learn\/glossary#sg$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glossary');
  await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(2);
});

test('LEARN-05 the tools compute, and keep their state on the device, as the first ninety days keep their ticks @phone', async ({
  page,
}) => {
  await open(page, '/learn/first-ninety-days');
  const lid = page.getByRole('checkbox', { name: 'The lid is on.' });
  await lid.check();
  await page.reload();
  await expect(lid).toBeChecked();
  const ticksNote = page.getByText('Your ticks are kept on this device only.');
  await expect(ticksNote).toBeVisible();
  await expectAccessible(page);
  await fillStorage(page);
  await lid.uncheck();
  await page.getByRole('checkbox', { name: 'A lid or net covers the whole top.' }).check();
  await expect(page.locator('.toast', { hasText: 'does not keep your ticks' })).toBeVisible();
  await expect(ticksNote).toBeHidden();

  await open(page, '/learn/salinity-gravity');
  const converter = page.locator('.learn-tool');
  await converter.getByText('Salinity (ppt)').click();
  await expect(converter.locator('dd').first()).toHaveText('1.0264');
  await converter.getByText('°C', { exact: true }).click();
  await converter.getByLabel('Water temperature in °C').fill('77');
  await expect(converter.getByText('Type 0 to 40 °C.')).toBeVisible();
  await converter.getByText('°F', { exact: true }).click();
  await converter.getByLabel('Water temperature in °F').fill('20');
  await expect(converter.getByText('Type 32 to 104 °F.')).toBeVisible();

  await open(page, '/learn/choosing-tank-size');
  await expect(page.locator('.learn-tool')).toContainText('225–375 watts');

  await open(page, '/learn/drip-acclimation');
  // Whatever is pressed goes with its controls, and the focus moves to the words of the next step.
  const words = page.locator('.drip-instruction');
  await page.getByRole('button', { name: 'Straight to the drip' }).press('Enter');
  await expect(words).toBeFocused();
  await expect(words).toContainText('measure both waters');
  await page.getByRole('button', { name: 'Back', exact: true }).press('Enter');
  await expect(words).toBeFocused();
  await page.getByRole('button', { name: 'Straight to the drip' }).press('Enter');
  await page.getByRole('button', { name: 'Start the drip' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Bag water' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Bag water' }).fill('1.018');
  await page.getByRole('textbox', { name: 'Tank water' }).fill('1.025');
  await expect(page.locator('.learn-tool')).toContainText('Too far apart for a drip');
  await expect(page.locator('.learn-tool')).toContainText('Never change a tank with animals in it');
  await expect(page.getByRole('button', { name: 'Start the drip' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Bag water' }).fill('1.021');
  await page.getByRole('button', { name: 'Start the drip' }).press('Enter');
  await expect(words).toBeFocused();
  await expect(words).toContainText('Dripping at');
  await expect(page.getByRole('timer')).toContainText(/59:\d\d/);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/59:\d\d/);
  await expectAccessible(page);
  await page.evaluate(() => {
    const dripStartedAt = new Date(Date.now() - 3_660_000).toISOString();
    const session = { animal: 'fish', floatStartedAt: null, dripStartedAt };
    localStorage.setItem('reef-drip-session', JSON.stringify(session));
  });
  await page.reload();
  const dripTimer = page.locator('.learn-tool');
  await expect(dripTimer).toContainText('measure both waters');
  await expect(dripTimer).not.toContainText('Move the animal');
  await dripTimer.getByRole('textbox', { name: 'Bucket water' }).fill('1.021');
  await dripTimer.getByRole('textbox', { name: 'Tank water' }).fill('1.025');
  await expect(dripTimer).toContainText('Not yet');
  await expect(dripTimer).not.toContainText('move the animal');
  await dripTimer.getByRole('textbox', { name: 'Bucket water' }).fill('1.024');
  await expect(dripTimer).toContainText('Then move the animal');
  await expectAccessible(page);
  await dripTimer.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(words).toBeFocused();
  await fillStorage(page);
  await expect(dripTimer).toContainText('The time is kept');
  await page.getByRole('button', { name: 'Start floating' }).click();
  await expect(dripTimer).toContainText('This device does not keep your entries.');
  await expect(dripTimer).not.toContainText('The time is kept');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dripTimer).not.toContainText('does not keep your entries');

  await open(page, '/learn/cycle-testing-monitoring');
  const tracker = page.locator('.learn-tool');
  await expect(tracker).toContainText('Only for a tank without animals');
  await tracker.getByRole('button', { name: 'Add reading' }).click();
  await expect(tracker.getByText('Type a number of ppm, at most 100.').first()).toBeVisible();
  await expect(tracker.getByRole('textbox', { name: 'Ammonia' })).toBeFocused();
  await tracker.getByRole('textbox', { name: 'Ammonia' }).fill('2');
  await tracker.getByRole('textbox', { name: 'Nitrite' }).fill('0');
  await tracker.getByRole('textbox', { name: 'Nitrate' }).fill('2,000');
  await tracker.getByRole('textbox', { name: 'Dosed right after' }).fill('2');
  await tracker.getByRole('button', { name: 'Add reading' }).click();
  await expect(tracker.getByText('Type a number of ppm, at most 1000.')).toBeVisible();
  await expect(tracker.getByRole('textbox', { name: 'Nitrate' })).toBeFocused();
  await tracker.getByRole('textbox', { name: 'Nitrate' }).fill('');
  await tracker.getByRole('button', { name: 'Add reading' }).click();
  await expect(tracker).toContainText('Stage 1: ammonia');
  await page.reload();
  await expect(tracker).toContainText('Stage 1: ammonia');
  await expectAccessible(page);
  await tracker.getByRole('button', { name: /Delete the reading/ }).click();
  await expect(tracker).toContainText('No readings yet');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(tracker).toContainText('Stage 1: ammonia');
  await expect(tracker).toContainText('Kept on this device only.');
  await tracker.getByRole('textbox', { name: 'Ammonia' }).fill('0');
  await tracker.getByRole('textbox', { name: 'Nitrite' }).fill('4');
  await tracker.getByRole('button', { name: 'Add reading' }).click();
  await expect(tracker).toContainText('ammonia and nitrite together stay below 5 ppm');
  await tracker.getByRole('button', { name: 'Start over with a new tank' }).click();
  await expect(tracker).toContainText('No readings yet');
  await expect(tracker.getByLabel('Day of the test')).toBeFocused();
  const deleted = page.locator('.toast', { hasText: 'Deleted 2 readings' });
  await deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(tracker).toContainText('ammonia and nitrite together stay below 5 ppm');
  await test.step('the readings of a year ago prove nothing of a new tank', async () => {
    await page.evaluate(() => {
      const water = { time: '19:00', ammonia: 0, nitrite: 0, nitrate: null };
      const dose = { isDosed: true, dosedTo: 2 };
      const days = ['2020-11-05', '2020-11-06', '2020-11-07'];
      const proof = days.map((day) => ({ id: day, day, ...water, ...dose }));
      localStorage.setItem('reef-cycle-readings', JSON.stringify(proof));
    });
    await page.reload();
    await expect(tracker).toContainText('Too long ago');
    await tracker.getByRole('textbox', { name: 'Ammonia' }).fill('0');
    await tracker.getByRole('textbox', { name: 'Nitrite' }).fill('0');
    await tracker.getByRole('button', { name: 'Add reading' }).click();
    await expect(tracker).toContainText('Not started');
    await expect(tracker).toContainText('nothing was tested for 28 days or more before it');
    await expect(tracker.getByRole('rowheader', { name: 'Nov 5, 2020' })).toBeVisible();
    await expectAccessible(page);
  });
  await fillStorage(page);
  await tracker.getByRole('textbox', { name: 'Ammonia' }).fill('1');
  await tracker.getByRole('textbox', { name: 'Nitrite' }).fill('1');
  await tracker.getByRole('button', { name: 'Add reading' }).click();
  await expect(tracker).toContainText('This device does not keep your entries.');
  await expect(tracker).not.toContainText('Kept on this device only.');
});
