import type { Page } from '@playwright/test';
import type { SavedTank } from '@reef/domain/fit/saved-tank';

/** A mature reef of 40 gallons with a royal gramma and a cleaner shrimp. */
export const SMALL_REEF: SavedTank = {
  name: 'Living room',
  volume_gal: 40,
  length_in: 36,
  started_on: '2025-11-01',
  kind: 'reef',
  residents: [
    { species: 'royal-gramma', name: 'royal gramma', count: 1 },
    { species: 'skunk-cleaner-shrimp', name: 'skunk cleaner shrimp', count: 1 },
  ],
};

/** The document of an account with one tank. */
export function savedTanks() {
  return { tanks: { 'tank-1': SMALL_REEF }, edited: 'tank-1', updated_at: new Date() };
}

/** Starts this browser with a tank, as a guest keeps one on the device. */
export async function beginWithTank(page: Page, tank: SavedTank = SMALL_REEF): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('reef-tanks') !== null) return;
    localStorage.setItem('reef-tanks', JSON.stringify({ 'tank-1': kept }));
    localStorage.setItem('reef-has-tank', 'true');
  }, tank);
}
