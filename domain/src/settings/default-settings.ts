import type { ShippingMethod } from '@reef/domain/shipping/method';
import { DEFAULT_GUARANTEE_HOURS } from './default-guarantee.ts';
import { DEFAULT_HOURS } from './opening-hours.ts';
import type { ShopSettings } from './owner-settings.ts';
import type { DeliveryRule } from './shop-settings.ts';

const OVERNIGHT: DeliveryRule = {
  method: 'overnight',
  is_offered: true,
  name: 'Overnight live shipping',
  short: 'Overnight',
  cents: 3999,
  free_above_cents: null,
  states: [],
  zip_prefixes: [],
  // Packed Monday to Friday, so that no box is in a depot over a Sunday.
  arrival_weekdays: [2, 3, 4, 5, 6],
  cutoff_hour: 12,
  preparation_days: 0,
  transit_days: 1,
};

const LOCAL: DeliveryRule = {
  ...OVERNIGHT,
  method: 'local',
  name: 'Local delivery, South Florida',
  short: 'Local',
  cents: 1500,
  // Miami-Dade, Broward, Palm Beach and the Keys.
  zip_prefixes: ['330', '331', '332', '333', '334'],
  arrival_weekdays: [1, 2, 3, 4, 5, 6],
  preparation_days: 1,
  transit_days: 0,
};

const PICKUP: DeliveryRule = {
  ...LOCAL,
  method: 'pickup',
  name: 'Pickup at the shop',
  short: 'Pickup',
  cents: 0,
  zip_prefixes: [],
};

/** The settings until an owner changes them; hours and guarantee are from the specification. */
export const DEFAULT_SETTINGS: ShopSettings = {
  delivery: [OVERNIGHT, LOCAL, PICKUP],
  closed_dates: [],
  keeps_holidays: true,
  time_zone: 'America/New_York',
  hours: [...DEFAULT_HOURS],
  contact: {
    email: 'hello@reef.example',
    phone: '(305) 555-0148',
    street: '100 Example Reef Way',
    city: 'Miami',
    state: 'FL',
    zip: '33101',
  },
  guarantee_hours: DEFAULT_GUARANTEE_HOURS,
  specified_orders: ['R000000-DEMO1', 'R000000-DEMO2'],
};

/** The default rule of a method. */
export function defaultRule(method: ShippingMethod): DeliveryRule {
  return { overnight: OVERNIGHT, local: LOCAL, pickup: PICKUP }[method];
}
