/** Tests that need nothing running, as globs from the root. */
export const UNIT_TESTS = ['{domain,functions}/src/**/*.test.ts'];

/** Tests of the checkout's use-cases, most of which need the database and the stand-in for Stripe. */
export const CHECKOUT_TESTS = [
  'functions/src/checkout/{,start/}*.test.ts',
  ...[
    'checkout',
    'close-hold',
    'crash',
    'event-orders',
    'reserve',
    'rush',
    'settle',
    'sweep',
    'verify-payment',
  ].map((name) => `tests/functions/checkout/${name}.test.ts`),
];
