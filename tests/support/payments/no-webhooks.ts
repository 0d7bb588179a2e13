import { stripeControl } from './stripe-control.ts';

/*
 * For a whole run: the stack's stand-in for Stripe delivers no webhook, so that only the tests
 * settle, whichever files run at the same time.
 */

export const setup = () => stripeControl.webhooks('drop');
export const teardown = () => stripeControl.webhooks('deliver');
