import { FUNCTIONS_REGION } from '@reef/domain/shared/region';
import { EMULATOR_PEPPER } from '#seed/pin-credential.ts';
import { PROJECT_ID } from './project-id.ts';
import { origin, type Ports } from './processes/ports.ts';
import type { RealStripe, StackUrls } from './stack-options.ts';
import type { FunctionValues } from './bundling/staged-functions.ts';

/** The code that makes the first admin, on emulators only. */
export const DEMO_SETUP_CODE = 'reef-setup';

/** The local shop's owner's address. */
const OWNER_EMAIL = 'owner@reef.test';

/** The secret key that the Stripe stand-in is called with. */
export const STAND_IN_KEY = 'sk_test_reef_standin';

/** The secret that signs webhooks of the Stripe stand-in. */
export const STAND_IN_WEBHOOK_SECRET = 'whsec_reef_standin';

/** The addresses of a stack. */
export function urlsOf(ports: Ports, isDev: boolean): StackUrls {
  const functions = origin(ports.functions);
  const callables = `${functions}/${PROJECT_ID}/${FUNCTIONS_REGION}`;
  return {
    app: origin(isDev ? ports.vite : ports.hosting),
    hosting: origin(ports.hosting),
    functions,
    firestore: origin(ports.firestore),
    auth: origin(ports.auth),
    storage: origin(ports.storage),
    stripe: origin(ports.stripe),
    smtp: `smtp://127.0.0.1:${ports.smtp}`,
    mailbox: origin(ports.mailbox),
    callables,
    webhook: `${callables}/stripe-webhook`,
  };
}

/** Parameters that functions declare (params.ts). An empty base means the real Stripe. */
export function functionParams(urls: StackUrls, stripe: RealStripe | undefined): FunctionValues {
  return {
    STRIPE_API_BASE: stripe ? '' : urls.stripe,
    APP_ORIGIN: urls.app,
    MAIL_FROM: 'Reef <orders@reef.test>',
    OWNER_EMAIL,
    // Tests are one account at one address that buys all day.
    PAYMENTS_PER_ACCOUNT: '100000',
    PAYMENTS_PER_ADDRESS: '100000',
  };
}

/** The secrets that functions declare by `defineSecret`; worthless outside the emulators. */
export function functionSecrets(urls: StackUrls, stripe: RealStripe | undefined): FunctionValues {
  return {
    STRIPE_SECRET_KEY: stripe?.secretKey ?? STAND_IN_KEY,
    STRIPE_WEBHOOK_SECRET: stripe?.webhookSecret ?? STAND_IN_WEBHOOK_SECRET,
    SMTP_URL: urls.smtp,
    PIN_PEPPER: EMULATOR_PEPPER,
    ADMIN_SETUP_CODE: DEMO_SETUP_CODE,
  };
}

/** The variables by which firebase-admin and rules-unit-testing find the emulators. */
export function emulatorVariables(ports: Ports): Readonly<Record<string, string>> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    METADATA_SERVER_DETECTION: 'none',
  };
}
