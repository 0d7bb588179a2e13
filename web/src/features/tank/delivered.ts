import type { SpeciesLibrary } from '@reef/domain/fit/species';
import { isSameKind, MAX_RESIDENT_COUNT, type Resident } from '@reef/domain/fit/tank';
import type { Order } from '@reef/domain/orders/order';
import type { LiveCatalogue } from '#state/catalogue/live-catalogue.ts';
import { residentsOf } from '#state/tanks/bought.ts';

/**
 * The first of these orders with living animals, and those animals as residents; null if there is
 * none, or while the catalogue, which has their care, is not there as a whole.
 */
export function firstOffer(
  orders: readonly Order[],
  { phase, products, part }: Pick<LiveCatalogue, 'phase' | 'products' | 'part'>,
  library: SpeciesLibrary,
): { order: Order; newcomers: readonly Resident[] } | null {
  if (phase === 'loading' || part !== null) return null;
  const offers = orders.map((order) => ({
    order,
    newcomers: residentsOf(order, products, library),
  }));
  return offers.find(({ newcomers }) => newcomers.length > 0) ?? null;
}

/** Residents with newcomers: a kind that is there already gets a higher count. */
export function withNewcomers(
  residents: readonly Resident[],
  newcomers: readonly Resident[],
): Resident[] {
  const all = residents.map((each) => ({ ...each }));
  for (const newcomer of newcomers) {
    const same = all.find((each) => isSameKind(newcomer, each));
    if (same === undefined) all.push({ ...newcomer });
    else same.count = Math.min(same.count + newcomer.count, MAX_RESIDENT_COUNT);
  }
  return all;
}
