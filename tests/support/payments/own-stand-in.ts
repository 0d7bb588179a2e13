import { startStripeStandIn } from '@reef/emulators/stripe/server.ts';
import { afterAll } from 'vitest';

/*
 * Imported before anything that asks Stripe: a stand-in for this file of tests alone, in its own
 * process, so that a fault asked of it hits no other file's payments. It delivers no webhook. Only for
 * files whose sessions no process of the stack looks up.
 */

const standIn = await startStripeStandIn({ port: 0, webhookSecret: 'whsec_reef_standin' });
process.env['REEF_STRIPE_ORIGIN'] = standIn.url;
afterAll(() => standIn.close());
