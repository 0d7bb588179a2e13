import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../setup/root.mjs';
import { HANDLED_EVENTS } from '../../../../functions/src/checkout/stripe/handled-events.ts';
import {
  NOT_FOUND,
  addressesOf,
  secretPayload,
  webhookEndpoint,
} from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkStripeWebhook } from './stripe-webhook.ts';

const { secrets, stripeEndpoints } = addressesOf(SHOP);
const KEY = `${secrets}/STRIPE_SECRET_KEY/versions/latest:access`;
const URL = 'https://coral.example/stripe-webhook';
const WITHOUT_REFUNDS = HANDLED_EVENTS.filter((event) => event !== 'charge.refunded');
const FLAGS = HANDLED_EVENTS.map((event) => `-d "enabled_events[]=${event}"`).join(' ');

const listing = (...data: object[]) =>
  linesOf(checkStripeWebhook, {
    answers: { [stripeEndpoints]: { json: { object: 'list', data } } },
  });

it('asks for the events that README names, no more and no fewer', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const [, step = ''] = /add a webhook endpoint (.*)/.exec(readme) ?? [];
  const named = [...step.matchAll(/`((?:checkout|charge|refund)\.[a-z_.]+)`/g)].map(
    ([, event]) => event,
  );
  expect(new Set(named)).toEqual(new Set(HANDLED_EVENTS));
});

it('LIVE-03 finds the endpoint with exactly these events', async () => {
  expect(await linesOf(checkStripeWebhook)).toEqual([
    `✓ Stripe webhook: ${URL} gets the 9 events in live mode.`,
  ]);
});

it('LIVE-03 reports that Stripe has no endpoint at the site, in the mode of the key', async () => {
  const elsewhere = { ...webhookEndpoint(SHOP), url: 'https://old.example/stripe-webhook' };
  const then =
    'then its signing secret: npx firebase functions:secrets:set STRIPE_WEBHOOK_SECRET --project coral-cove';
  expect(await listing(elsewhere)).toEqual([
    `✗ Stripe webhook: in live mode Stripe has no endpoint ${URL}. Fix: stripe webhook_endpoints create --live --url ${URL} ${FLAGS}, ${then}`,
  ]);
  const answers = {
    [KEY]: secretPayload('STRIPE_SECRET_KEY', 'sk_test_51Nabc'),
    [stripeEndpoints]: { json: { data: [] } },
  };
  expect(await linesOf(checkStripeWebhook, { answers })).toEqual([
    `✗ Stripe webhook: in test mode Stripe has no endpoint ${URL}. Fix: stripe webhook_endpoints create --url ${URL} ${FLAGS}, ${then}`,
  ]);
});

it.each([
  ['it lacks charge.refunded', WITHOUT_REFUNDS],
  ['it has payout.paid, which the shop does not use', [...HANDLED_EVENTS, 'payout.paid']],
  [
    'it lacks charge.refunded; it has payout.paid, which the shop does not use',
    [...WITHOUT_REFUNDS, 'payout.paid'],
  ],
  ['it has *, which the shop does not use', ['*']],
])('LIVE-03 reports events that differ: %s', async (says, events) => {
  expect(await listing({ ...webhookEndpoint(SHOP), enabled_events: events })).toEqual([
    `✗ Stripe webhook: ${says}. Fix: stripe webhook_endpoints update we_1 --live ${FLAGS}`,
  ]);
});

it('LIVE-03 reports an endpoint that is disabled, or there twice', async () => {
  expect(await listing({ ...webhookEndpoint(SHOP), status: 'disabled' })).toEqual([
    '✗ Stripe webhook: the endpoint is disabled. Fix: stripe webhook_endpoints update we_1 --live -d disabled=false',
  ]);
  expect(await listing(webhookEndpoint(SHOP), { ...webhookEndpoint(SHOP), id: 'we_2' })).toEqual([
    `✗ Stripe webhook: Stripe has 2 endpoints ${URL}, and the secret fits only one. Fix: stripe webhook_endpoints delete --live <all but the one whose signing secret is STRIPE_WEBHOOK_SECRET>`,
  ]);
});

it('does not treat a refusal, or no key at all, as an endpoint', async () => {
  const forbidden = { status: 403, json: { error: { type: 'invalid_request_error' } } };
  expect(await linesOf(checkStripeWebhook, { answers: { [stripeEndpoints]: forbidden } })).toEqual([
    '– Stripe webhook: could not be asked: Stripe answered 403 (invalid_request_error).',
  ]);
  const [keyless] = await linesOf(checkStripeWebhook, { answers: { [KEY]: NOT_FOUND } });
  expect(keyless).toMatch(/^– Stripe webhook: could not be asked: no Stripe key/);
});
