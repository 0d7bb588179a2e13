import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { logger } from 'firebase-functions/logger';
import type { Stripe } from 'stripe';
import { stripeClient, stripePayments } from '#checkout/stripe/payments.ts';
import { SWEEP_WAIT_MS } from '#checkout/stripe/when-allowed.ts';
import type { CheckoutDeps } from '#checkout/deps.ts';
import type { PictureDeps } from '#pictures/picture-record.ts';
import { bucketStore } from '#catalogue/catalogue-store.ts';
import { type CatalogueDeps, CatalogueCache } from '#catalogue/keep-catalogue.ts';
import type { MailDeps } from '#mail/send-mail.ts';
import { type ShopDeps, type ShopMail, shopMailOf } from '#mail/shop-mail.ts';
import { isSmtpUrl, type SmtpRefusal, smtpSender } from '#mail/smtp-sender.ts';
import {
  APP_ORIGIN,
  MAIL_FROM,
  OWNER_EMAIL,
  SMTP_URL,
  STRIPE_API_BASE,
  STRIPE_SECRET_KEY,
} from './params.ts';

const DEFAULT_APP = '[DEFAULT]';

let stripe: Stripe | undefined;
let cache: CatalogueCache | undefined;
let checkout: CheckoutDeps | undefined;

function ensureApp(): void {
  // Firestore triggers bring firebase-functions' own app, under another name.
  if (!getApps().some(({ name }) => name === DEFAULT_APP)) initializeApp();
}

/** The database; created at a worker's first call, never at load time. */
export function database(): Firestore {
  ensureApp();
  return getFirestore();
}

/** Logs a fault that stops nothing else. */
export function report(what: string, error: unknown): void {
  logger.error(what, { error: String(error) });
}

/** Firebase Auth's administration. */
export function authService(): Auth {
  ensureApp();
  return getAuth();
}

/** What the use-cases of pictures and of the catalogue need. */
export function pictureDeps(): PictureDeps {
  const isOnEmulators = process.env['FUNCTIONS_EMULATOR'] === 'true';
  return { db: database(), bucket: getStorage().bucket(), now: () => new Date(), isOnEmulators };
}

/** What the catalogue's file needs. */
export function catalogueDeps(): CatalogueDeps {
  const { db, bucket, now } = pictureDeps();
  return { db, store: bucketStore(bucket), now };
}

/** This process's copy of the catalogue's file. */
export function catalogueCache(): CatalogueCache {
  cache ??= new CatalogueCache(catalogueDeps());
  return cache;
}

/** The shop as mails name it. */
export function shopMail(): ShopMail {
  return shopMailOf(APP_ORIGIN.value(), OWNER_EMAIL.value());
}

/** What writing something together with its mails needs. */
export function shopDeps(): ShopDeps {
  return { db: database(), now: () => new Date(), shop: shopMail() };
}

function logRefusal(refusal: SmtpRefusal): void {
  logger.warn('the mail server did not take a mail', refusal);
}

/** What sending mail needs; only functions that declare the secret `SMTP_URL` can send. */
export function mailDeps(): MailDeps {
  const url = SMTP_URL.value();
  const send = isSmtpUrl(url) ? smtpSender(url, MAIL_FROM.value(), logRefusal) : null;
  return { db: database(), now: () => new Date(), send };
}

/** Stripe, or its stand-in if `STRIPE_API_BASE` names one. */
export function stripeService(): Stripe {
  stripe ??= stripeClient(STRIPE_SECRET_KEY.value(), STRIPE_API_BASE.value());
  return stripe;
}

/**
 * What the checkout use-cases need, wired to the real services. Created once per instance: calls
 * with the same one are reserved in groups (reserve.ts).
 */
export function checkoutDeps(): CheckoutDeps {
  checkout ??= {
    db: database(),
    payments: stripePayments(stripeService()),
    now: () => new Date(),
    shop: shopMail(),
    report,
  };
  return checkout;
}

/** What a sweeper needs: as `checkoutDeps`, but where Stripe allows no more requests it waits less. */
export function sweepDeps(): CheckoutDeps {
  return { ...checkoutDeps(), payments: stripePayments(stripeService(), SWEEP_WAIT_MS) };
}
