import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '#support/browser/axe.ts';
import { giveBarcodeReader } from '#support/scanning/barcode-reader.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '#support/browser/chromium.ts';
import { filmLabel } from '#support/scanning/label-film.ts';
import { sell, type SoldOrder, storedOrder } from '#support/sold-orders.ts';
import { entry, find, openSold, test } from '#support/browser/sold-view.ts';

const UPS = '1Z999AA10123456784';
const FILM = path.join(tmpdir(), `reef-label-${process.pid}.y4m`);

// Chromium's own camera, which shows a film of a label; the stream, its tracks and frames are real.
test.use({
  launchOptions: {
    executablePath: chromiumPath(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${FILM}`,
    ],
  },
});

test.beforeAll(() => filmLabel(UPS, FILM));
test.afterAll(() => rmSync(FILM, { force: true }));

/** Opens the dialog that fills an order. */
async function startFilling(page: Page, { number }: SoldOrder): Promise<void> {
  await find(page, number);
  await entry(page, number).getByRole('checkbox').click();
}

const tracks = (page: Page) =>
  page.evaluate(() => window.testTracks.map((track) => track.readyState));

test('SOLD-05 scans the label with the camera, and releases it however scanning ends; without permission, it says what to do @phone', async ({
  page,
}) => {
  const order = await sell();
  const other = await sell();
  await giveBarcodeReader(page);
  await openSold(page);
  await startFilling(page, order);
  const dialog = page.getByRole('dialog');
  const scan = dialog.getByRole('button', { name: 'Scan the label' });

  await page.evaluate(() => Object.assign(window, { isReaderBlind: true }));
  await scan.click();
  await expect(dialog.getByLabel('Camera')).toBeVisible();
  await expect.poll(() => tracks(page)).toEqual(['live']);
  await dialog.getByRole('button', { name: 'Stop scanning' }).click();
  await expect(scan).toBeFocused();
  await expect.poll(() => tracks(page)).toEqual(['ended']);

  await test.step('closing the dialog ends the camera', async () => {
    await scan.click();
    await expect.poll(() => tracks(page)).toEqual(['ended', 'live']);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => tracks(page)).toEqual(['ended', 'ended']);
  });

  await test.step('another app takes the camera away', async () => {
    await startFilling(page, order);
    await scan.click();
    await expect.poll(() => tracks(page)).toEqual(['ended', 'ended', 'live']);
    await page.evaluate(() => window.testTracks.at(-1)?.dispatchEvent(new Event('ended')));
    await expect(dialog.getByRole('alert')).toContainText('The camera cannot be used now');
    await expect.poll(() => tracks(page)).toEqual(['ended', 'ended', 'ended']);
  });

  const field = dialog.getByLabel(/^Tracking number/);
  await test.step('a number that no carrier is known by leaves the choice to the person', async () => {
    await page.evaluate(() =>
      Object.assign(window, { isReaderBlind: false, otherLabel: 'JJD014012345' }),
    );
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText(/^JJD014012345 read from the label\. No carrier/)).toContainText(
      'Choose who takes it.',
    );
    await expect(field).toHaveValue('JJD014012345');
    await expect(scan).toBeFocused();
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(dialog.getByText('Please select a delivery method')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await page.evaluate(() => Object.assign(window, { otherLabel: null }));
  });

  await scan.click();
  await expect(dialog.getByText(`UPS ${UPS} read from the label.`)).toBeVisible();
  await expect(field).toHaveValue(UPS);
  await expect(dialog.getByRole('radio', { name: 'UPS' })).toBeChecked();
  await expect.poll(() => tracks(page)).toEqual(Array.from({ length: 5 }, () => 'ended'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(entry(page, order.number)).toContainText(`UPS ${UPS}`);
  await expect.poll(async () => (await storedOrder(order.id))['tracking_number']).toBe(UPS);

  await test.step('without permission for the camera, it says what to do', async () => {
    await page.evaluate(() => Object.assign(window, { isCameraRefused: true }));
    await startFilling(page, other);
    await scan.click();
    await expect(dialog.getByRole('alert')).toContainText('This site may not use the camera');
    await expect(dialog.getByRole('alert')).toContainText('choose the carrier and type the number');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Go on without the camera' }).click();
    await dialog.getByText('UPS', { exact: true }).click();
    await expect(dialog.getByLabel(/^Tracking number/)).toBeEditable();
  });
});
