import type { CONTACT_LIMITS, COUNTRIES } from './account.ts';

/** The labels of the fields of contact and shipping. */
export const CONTACT_LABELS: Readonly<Record<keyof typeof CONTACT_LIMITS, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone',
  shipping_address_line1: 'Address line 1',
  shipping_address_line2: 'Address line 2',
  shipping_city: 'City',
  shipping_state: 'State',
  shipping_zip: 'ZIP',
};

/** The names of the countries of addresses. */
export const COUNTRY_NAMES: Readonly<Record<(typeof COUNTRIES)[number], string>> = {
  US: 'United States',
  CA: 'Canada',
  MX: 'Mexico',
};
