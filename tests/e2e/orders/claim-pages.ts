import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
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
