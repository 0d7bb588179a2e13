import type { CallableOptions } from 'firebase-functions/https';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** Stripe's secret key; `sk_test_…` or `sk_live_…`. */
export const STRIPE_SECRET_KEY = defineSecret('STRIPE_SECRET_KEY');

/** The signing secret of our webhook endpoint, `whsec_…`. */
export const STRIPE_WEBHOOK_SECRET = defineSecret('STRIPE_WEBHOOK_SECRET');

/** Mixed into every PIN before hashing; without it PINs of a stolen database cannot be guessed. */
export const PIN_PEPPER = defineSecret('PIN_PEPPER');

/** For functions that check or set PINs. */
export const PIN_OPTIONS: CallableOptions<unknown> = { secrets: [PIN_PEPPER] };

/** What an operator types to make the first admin. */
export const ADMIN_SETUP_CODE = defineSecret('ADMIN_SETUP_CODE');

/**
 * The mail server with user and password, `smtps://user:password@host:465`. Anything else, such as
 * `off`, sends no mail: it waits, or Google's Trigger Email extension sends it.
 */
export const SMTP_URL = defineSecret('SMTP_URL');

/** The sender of mails, such as `Reef <orders@reef.example>`. */
export const MAIL_FROM = defineString('MAIL_FROM', { default: '' });

/** The owner's address for mail about new orders and messages; empty for none. */
export const OWNER_EMAIL = defineString('OWNER_EMAIL', { default: '' });

/** The address of Stripe's API; empty for Stripe itself, the stand-in's address on emulators. */
export const STRIPE_API_BASE = defineString('STRIPE_API_BASE', { default: '' });

/** The shop's own origins, separated by commas; payment pages may return nowhere else. */
export const APP_ORIGIN = defineString('APP_ORIGIN', { default: '' });

/**
 * The project's web API key, to ask Firebase Auth about a PIN that is still its password (decision
 * 34).
 */
export const WEB_API_KEY = defineString('WEB_API_KEY', { default: '' });

/** Payment pages one account may ask for in ten minutes. */
export const PAYMENTS_PER_ACCOUNT = defineInt('PAYMENTS_PER_ACCOUNT', { default: 30 });

/** Payment pages one network address may ask for in ten minutes; whole offices share one. */
export const PAYMENTS_PER_ADDRESS = defineInt('PAYMENTS_PER_ADDRESS', { default: 300 });
