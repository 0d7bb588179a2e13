import { expect, it } from 'vitest';
import { EMPTY_CONTACT, type ExtendedProfile } from '@reef/domain/accounts/account';
import { NOON } from '@reef/domain/testing/fixtures';
import { savedAddress } from './saved-address.ts';

const details: ExtendedProfile = {
  ...EMPTY_CONTACT,
  user_id: 'u',
  account_status: 'active',
  updated_at: NOON,
  first_name: 'Ana',
  last_name: 'Reyes',
  phone: '305 555 0100',
  shipping_address_line1: ' 1 Reef Road ',
  shipping_city: 'Miami',
  shipping_state: 'FL',
  shipping_zip: '33101',
};

it('ORD-04 a whole address goes to the payment page', () => {
  expect(savedAddress(details)).toEqual({
    name: 'Ana Reyes',
    line1: '1 Reef Road',
    line2: '',
    city: 'Miami',
    state: 'FL',
    postal_code: '33101',
    country: 'US',
    phone: '305 555 0100',
  });
});

it.each<[string, Partial<ExtendedProfile> | null]>([
  ['no profile', null],
  ['no name', { first_name: '', last_name: ' ' }],
  ['no street', { shipping_address_line1: ' ' }],
  ['no city', { shipping_city: '' }],
  ['no state', { shipping_state: '' }],
  ['no ZIP', { shipping_zip: '' }],
  ['a country that is not shipped to', { shipping_country: 'CA' }],
])('ORD-04 not with %s', (_what, changes) => {
  expect(savedAddress(changes && { ...details, ...changes })).toBeNull();
});
