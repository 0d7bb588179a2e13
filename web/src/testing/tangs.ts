import type { SavedTank } from '@reef/domain/fit/saved-tank';
import type { Product } from '@reef/domain/catalogue/product';
import { aFish } from '@reef/domain/testing/fit-fixtures';
import { aProduct } from '@reef/domain/testing/fixtures';

/** A tank that one tang fits. */
export const TANK: SavedTank = {
  name: 'Reef',
  volume_gal: 120,
  length_in: 60,
  started_on: '2024-01-01',
  kind: 'reef',
  residents: [],
};

/** What a tang needs. */
export function tangCare(scientific_name: string) {
  return aFish({
    scientific_name,
    group: 'tang',
    adult_size_in: 8,
    min_tank_gal: 100,
    min_tank_length_in: 48,
    temperament: 'semi-aggressive',
    diet: 'herbivore',
  });
}

/** A tang, which does not live with another of its kind. */
export function aTang(color: string): Product {
  return aProduct({
    id: `${color}-tang`,
    name: `${color} tang`,
    care: tangCare('Zebrasoma flavescens'),
  });
}
