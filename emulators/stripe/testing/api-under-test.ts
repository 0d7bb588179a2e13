import { Stripe } from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { startStripeStandIn, type StandIn, type StandInOptions } from '#stripe/server.ts';

/**
 * The suites of `actions/` run through the unmodified stripe-node, against the stand-in, or against
 * Stripe itself if STRIPE_SECRET_KEY holds a test key. Against Stripe these are skipped:
 * - whatever needs a paid session (refunds of money, paid intents, events of payments): only a
 * person in a browser can pay on Stripe's page;
 * - faults and conflicts of keys in use: Stripe cannot be told to fail or to be slow;
 * - the payment page, webhooks and `_control`: those are the stand-in's own suites.
 */
export const isRealStripe = (process.env['STRIPE_SECRET_KEY'] ?? '').startsWith('sk_test_');

/** An unmodified client of a stand-in. */
export function clientOf(url: string, config: Partial<Stripe.StripeConfig> = {}): Stripe {
  const { hostname: host, port } = new URL(url);
  return new Stripe('sk_test_standin', {
    host,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...config,
  });
}

/** What a suite works with; filled before its first test. */
export type ApiUnderTest = {
  stripe: Stripe;
  /** The stand-in's address; '' against Stripe. */
  url: string;
  /** Calls a control endpoint and returns its JSON. Throws if it refuses. */
  control(path: string, body?: object): Promise<unknown>;
};

/** Requests a control endpoint: POST with a body, GET without. */
export async function askControl(url: string, path: string, body?: object): Promise<unknown> {
  const request = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`${url}/_control${path}`, request);
  const value: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(value)}`);
  return value;
}

/** Starts a stand-in around the suite, or uses Stripe. */
export function apiUnderTest(options: Partial<StandInOptions> = {}): ApiUnderTest {
  const api: ApiUnderTest = {
    stripe: new Stripe(process.env['STRIPE_SECRET_KEY'] || 'sk_test_none'),
    url: '',
    control: (path, body) => askControl(api.url, path, body),
  };
  let standIn: StandIn | undefined;
  beforeAll(async () => {
    if (isRealStripe) return;
    standIn = await startStripeStandIn({ port: 0, webhookSecret: 'whsec_test', ...options });
    api.url = standIn.url;
    api.stripe = clientOf(standIn.url);
  });
  afterAll(() => standIn?.close());
  return api;
}
