import { EMPTY_CONTACT, type ContactAndShipping } from '@reef/domain/accounts/account';
import type { Person } from './person.ts';

const ACTIVE = { canMakePurchases: true, accountStatus: 'active' } as const;

function contact(fields: Partial<ContactAndShipping>): ContactAndShipping {
  return { ...EMPTY_CONTACT, shipping_state: 'FL', ...fields };
}

/** The accounts that README.md names, on emulators only. */
export const DEMO_ACCOUNTS = {
  /** The account that listed the seeded products. */
  admin: {
    ...ACTIVE,
    uid: 'demo-admin',
    email: 'admin@reef.test',
    role: 'admin',
    contact: contact({ first_name: 'Marina', last_name: 'Castell', phone: '305-555-0100' }),
    signIn: { kind: 'credential', pin: '246810' },
  },
  /**
   * A complete profile. The PIN is still Firebase's password, so that the first sign-in moves it
   * (decision 34).
   */
  buyer: {
    ...ACTIVE,
    uid: 'demo-buyer',
    email: 'buyer@reef.test',
    role: 'user',
    contact: contact({
      first_name: 'Nolan',
      last_name: 'Brightwater',
      phone: '305-555-0117',
      shipping_address_line1: '418 Coral Way',
      shipping_address_line2: 'Apt 6',
      shipping_city: 'Miami',
      shipping_zip: '33145',
    }),
    signIn: { kind: 'password', pin: '135790' },
  },
  suspended: {
    ...ACTIVE,
    uid: 'demo-suspended',
    email: 'suspended@reef.test',
    role: 'user',
    accountStatus: 'suspended',
    contact: contact({ first_name: 'Silas', last_name: 'Undertow', phone: '786-555-0142' }),
    signIn: { kind: 'credential', pin: '112358' },
  },
  barred: {
    ...ACTIVE,
    uid: 'demo-barred',
    email: 'barred@reef.test',
    role: 'user',
    canMakePurchases: false,
    contact: contact({ first_name: 'Bella', last_name: 'Lockhart', phone: '954-555-0163' }),
    signIn: { kind: 'credential', pin: '314159' },
  },
} as const satisfies Record<string, Person>;
