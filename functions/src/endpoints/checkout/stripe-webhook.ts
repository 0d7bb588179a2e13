import { logger } from 'firebase-functions/logger';
import { onRequest } from 'firebase-functions/https';
import * as checkout from '#checkout/stripe/webhook.ts';
import { SALES_INSTANCES } from '#shared/runtime/global-options.ts';
import { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } from '#shared/runtime/params.ts';
import { checkoutDeps, stripeService } from '#shared/runtime/services.ts';
import { withTimeout } from '#shared/limits/with-timeout.ts';

/** Stripe's largest events are a few kilobytes; anything near this is not from Stripe. */
const MAX_BODY_BYTES = 256 * 1024;

/**
 * The database library retries for longer than Google lets a function run. Late work still
 * completes, or the event's next delivery does it.
 */
const MAX_ANSWER_MS = 20_000;

/**
 * Stripe's webhook. 400 for what is not provably from Stripe, 200 for what is handled or ignored,
 * 500 if the database or Stripe failed or took too long, so that Stripe sends again.
 */
export const stripeWebhook = onRequest(
  {
    secrets: [STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET],
    cors: false,
    maxInstances: SALES_INSTANCES,
  },
  async (request, response) => {
    const header = request.header('stripe-signature');
    if (request.method !== 'POST' || header === undefined) {
      response.status(400).json({ error: 'a signed POST is required' });
      return;
    }
    if (request.rawBody.length > MAX_BODY_BYTES) {
      response.status(413).json({ error: 'body too large' });
      return;
    }
    const verified = checkout.verifyEvent(stripeService(), request.rawBody, header, {
      secret: STRIPE_WEBHOOK_SECRET.value(),
      now: new Date(),
      isLive: STRIPE_SECRET_KEY.value().includes('_live_'),
    });
    if (!verified.ok) {
      logger.warn('webhook refused', { refusal: verified.refusal });
      response.status(400).json({ error: `refused: ${verified.refusal}` });
      return;
    }
    try {
      const work = checkout.handleEvent(checkoutDeps(), verified.event);
      const outcome = await withTimeout(work, MAX_ANSWER_MS);
      response.json({ received: true, outcome });
    } catch (error) {
      logger.error('webhook failed', { event: verified.event.id, error: String(error) });
      response.status(500).json({ error: 'not handled, send again' });
    }
  },
);
