import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { STAND_IN_KEY } from '@reef/emulators/stack/stack-values.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { Stripe } from 'stripe';
import { stripeClient, stripePayments } from '../../functions/src/checkout/stripe/payments.ts';
import type { CheckoutDeps } from '../../functions/src/checkout/deps.ts';

/** A value that the runner must have set in the environment. @throws if it is missing. */
export function fromEnvironment(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run this part by \`npm test <part>\``);
  return value;
}

/** Stripe's library, which calls the stand-in: what an operator does in Stripe's dashboard. */
export function standInStripe(): Stripe {
  return stripeClient(STAND_IN_KEY, fromEnvironment('REEF_STRIPE_ORIGIN'));
}

/** The storage emulator's only bucket. */
const BUCKET = `${PROJECT_ID}.appspot.com`;

/**
 * The present time at each moment, for tests that request more than one payment page from Stripe.
 */
export const presentClock = {
  get now(): Date {
    return new Date();
  },
};

let count = 0;

/**
 * The use-cases' dependencies, real except for the clock: Firestore emulator, stripe-node against
 * the stand-in. `faults` collects every report, so that a test can expect none.
 * @param projectId not the shop's own: a separate database for the test, without triggers.
 */
export function localDeps(
  clock: { now: Date },
  projectId = PROJECT_ID,
): CheckoutDeps & {
  bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;
  faults: string[];
  close: () => Promise<void>;
} {
  fromEnvironment('FIRESTORE_EMULATOR_HOST');
  count += 1;
  const app = initializeApp({ projectId }, `test-${count}`);
  const faults: string[] = [];
  return {
    db: getFirestore(app),
    bucket: getStorage(app).bucket(BUCKET),
    payments: stripePayments(standInStripe()),
    now: () => clock.now,
    shop: { origin: 'http://shop.test', owner: 'owner@reef.test' },
    report: (what, error) => faults.push(`${what}: ${String(error)}`),
    faults,
    close: () => deleteApp(app),
  };
}
