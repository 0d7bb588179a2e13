import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Sharp from 'sharp';

const sharp = createRequire(import.meta.url)('sharp') as typeof Sharp;

/** The owner's list of claims. */
export const CLAIMS = '/content-product-management?tab=existing&show=Claims';

/** An order that the shop's own van has delivered. */
export const DELIVERED = {
  is_fulfilled: true,
  fulfillment_type: 'driving',
  tracking_number: 'LOCAL',
  status: 'delivered',
} as const;

/** A photo as a phone's camera takes it, with its location. */
export async function photo(name: string, background: string) {
  const create = { width: 2400, height: 1800, channels: 3, background } as const;
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '25/1 46/1 0/1' };
  const buffer = await sharp({ create })
    .withExif({ IFD0: { Make: 'Testphone' }, IFD3: place })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Enters in the form how many units of a product were lost. */
export async function lose(page: Page, { name }: { name: string }, units: string): Promise<void> {
  const field = page.getByRole('spinbutton', { name: `Lost: ${name}` });
  await field.fill(units);
  await field.blur();
}

/** Runs in the page: the drafts of reports that this device has. */
async function draftsKept(): Promise<{ sentence: string; photos: number }[]> {
  const asked = indexedDB.open('reef-kept-records');
  // Looking for it does not create it.
  asked.addEventListener('upgradeneeded', () => asked.transaction?.abort());
  const database = await new Promise<IDBDatabase | null>((resolve) => {
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => resolve(null));
  });
  if (database === null) return [];
  const drafts = IDBKeyRange.bound('draft/', 'draft0');
  const found = database.transaction('records').objectStore('records').getAll(drafts);
  await new Promise((resolve) => {
    found.addEventListener('success', resolve);
  });
  database.close();
  const rows = found.result as { sentence: string; photos: unknown[] }[];
  return rows.map(({ sentence, photos }) => ({ sentence, photos: photos.length }));
}

/**
 * Waits until the device has the draft with these words and this many photos. It is stored a moment
 * after the last change; a page that is left before that loses it.
 */
export async function expectDraftKept(page: Page, sentence: string, photos: number): Promise<void> {
  await expect.poll(() => page.evaluate(draftsKept)).toEqual([{ sentence, photos }]);
}
