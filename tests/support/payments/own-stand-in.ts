import { STAND_IN_WEBHOOK_SECRET } from '@reef/emulators/stack/stack-values.ts';
import { startStripeStandIn } from '@reef/emulators/stripe/server.ts';
import { afterAll } from 'vitest';

/*
 * Imported before anything that uses Stripe: a separate stand-in in this file's process, so that
 * its faults hit no other file's payments. It delivers no webhook. Only for files whose sessions no
 * process of the stack looks up.
 */

const standIn = await startStripeStandIn({ port: 0, webhookSecret: STAND_IN_WEBHOOK_SECRET });
process.env['REEF_STRIPE_ORIGIN'] = standIn.url;
afterAll(() => standIn.close());
