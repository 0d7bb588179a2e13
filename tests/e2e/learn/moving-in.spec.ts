import { expect } from '@playwright/test';
import { MAX_RESIDENT_COUNT } from '@reef/domain/fit/tank';
import { test } from '#support/browser/browser-test.ts';
import { beginWithTank, SMALL_REEF } from '#support/tanks.ts';

/** What a guest's device stores of `SMALL_REEF` with this many royal grammas. */
const withGrammas = (count: number) => ({
  'tank-1': { residents: [{ species: 'royal-gramma', count }, { count: 1 }] },
});

test('LEARN-13 an animal goes from the log into the tank, Undo takes it out of both, and the log has one that the tank refuses as before @phone', async ({
  page,
}) => {
  await beginWithTank(page);
  await page.goto('/learn/tank-log');
  await page.getByLabel('Animal', { exact: false }).first().fill('Royal gramma');
  await page.getByRole('button', { name: 'Add animal' }).click();
  const into = page.getByRole('button', { name: 'Into Living room: Royal gramma' });
  const stored = async (): Promise<unknown> =>
    JSON.parse(await page.evaluate(() => localStorage.getItem('reef-tanks') ?? '{}'));

  await into.click();
  await expect(
    page.locator('.toast', { hasText: 'Royal gramma now stands in Living room' }),
  ).toBeVisible();
  await expect(page.getByText(/^In the display since/)).toBeVisible();
  expect(await stored()).toMatchObject(withGrammas(2));
  await page
    .locator('.toast', { hasText: 'Noted that Royal gramma is in the display' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByText(/28 days of quarantine left/)).toBeVisible();
  await expect(
    page.locator('.toast', { hasText: 'Royal gramma was taken out of Living room' }),
  ).toBeVisible();
  expect(await stored()).toMatchObject(withGrammas(1));

  const [gramma, ...others] = SMALL_REEF.residents;
  const full = { ...SMALL_REEF, residents: [{ ...gramma, count: MAX_RESIDENT_COUNT }, ...others] };
  await page.evaluate((tanks) => localStorage.setItem('reef-tanks', JSON.stringify(tanks)), {
    'tank-1': full,
  });
  await page.reload();
  await into.click();
  await expect(
    page.locator('.toast', { hasText: 'The list of its residents is full.' }),
  ).toBeVisible();
  await expect(page.getByText(/28 days of quarantine left/)).toBeVisible();
  await expect(into).toBeVisible();
});
