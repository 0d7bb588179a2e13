import type { Person } from './person.ts';

type Row = readonly [
  first: string,
  last: string,
  phone: string,
  line1: string,
  line2: string,
  city: string,
  state: string,
  zip: string,
];

/** People who have bought before. Their addresses are made up; example.test receives no mail. */
const ROWS: readonly Row[] = [
  ['Ana', 'Delgado', '786-555-0121', '2204 Mahogany St', '', 'Coral Gables', 'FL', '33134'],
  [
    'Marcus',
    'Whitfield',
    '954-555-0188',
    '77 Seagrape Ln',
    'Unit B',
    'Fort Lauderdale',
    'FL',
    '33316',
  ],
  ['Priya', 'Raman', '512-555-0134', '1109 Barton Hollow Dr', '', 'Austin', 'TX', '78704'],
  [
    'Tobias',
    'Lindqvist',
    '206-555-0175',
    '3610 Alder Ridge Ave',
    'Apt 12',
    'Seattle',
    'WA',
    '98103',
  ],
  ['Keisha', 'Monroe', '404-555-0109', '528 Peachbloom Ct', '', 'Atlanta', 'GA', '30312'],
  ['Ethan', 'Kowalski', '312-555-0156', '1843 Lakecrest Blvd', '', 'Chicago', 'IL', '60614'],
  ['Mei-Lin', 'Chou', '415-555-0192', '96 Fogline Ter', 'Floor 2', 'San Francisco', 'CA', '94117'],
  ['Rafael', 'Ortega', '305-555-0148', '15 Key Palm Dr', '', 'Key Biscayne', 'FL', '33149'],
  ['Hannah', 'Bergstrom', '612-555-0127', '4402 Birchwater Rd', '', 'Minneapolis', 'MN', '55409'],
  ['Omar', 'Haddad', '313-555-0183', '260 Foundry St', '', 'Detroit', 'MI', '48207'],
  ['Colleen', 'Ferris', '617-555-0139', '31 Harborview Pl', 'Apt 3', 'Boston', 'MA', '02128'],
  ['Dwayne', 'Tillman', '561-555-0166', '908 Banyan Run', '', 'West Palm Beach', 'FL', '33405'],
];

/** Twelve customers for the admin's pages; they cannot sign in. */
export const CUSTOMERS: readonly Person[] = ROWS.map(
  ([first, last, phone, line1, line2, city, state, zip]) => {
    const slug = `${first}.${last}`.toLowerCase();
    return {
      uid: `customer-${slug.replaceAll('.', '-')}`,
      email: `${slug}@example.test`,
      role: 'user',
      canMakePurchases: true,
      accountStatus: 'active',
      contact: {
        first_name: first,
        last_name: last,
        phone,
        shipping_address_line1: line1,
        shipping_address_line2: line2,
        shipping_city: city,
        shipping_state: state,
        shipping_zip: zip,
        shipping_country: 'US',
      },
      signIn: null,
    };
  },
);
