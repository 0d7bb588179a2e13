import { expect, it } from 'vitest';
import { FORBIDDEN, NOT_FOUND, addressesOf, secretPayload } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkStripeAccount } from './stripe-account.ts';

const { secrets, stripeAccount } = addressesOf(SHOP);
const KEY = `${secrets}/STRIPE_SECRET_KEY/versions/latest:access`;
const SET = 'npx firebase functions:secrets:set STRIPE_SECRET_KEY --project coral-cove';
const HEALTHY = [
  '✓ Stripe mode: a live key: cards are charged.',
  '✓ Stripe account: it may take payments.',
];

it('LIVE-03 finds a live key whose account takes payments', async () => {
  expect(await linesOf(checkStripeAccount)).toEqual(HEALTHY);
});

it('LIVE-03 says plainly that a test key charges nobody', async () => {
  const answers = { [KEY]: secretPayload('STRIPE_SECRET_KEY', 'sk_test_51Nabc') };
  expect(await linesOf(checkStripeAccount, { answers })).toEqual(
    HEALTHY.with(
      0,
      `– Stripe mode: a test key: no card is charged. Fix: ${SET}, then npx firebase deploy --only functions --project coral-cove, with the live key, once the shop has been tried`,
    ),
  );
});

it('LIVE-03 reports that the environment has a key of the other mode', async () => {
  const services = { environmentStripeKey: 'sk_test_51Nabc' };
  expect((await linesOf(checkStripeAccount, { services }))[0]).toBe(
    `✗ Stripe mode: the functions' key is a live key, the environment's is not. Fix: unset STRIPE_SECRET_KEY, or ${SET}, then npx firebase deploy --only functions --project coral-cove`,
  );
});

it('asks with the environment’s key if Secret Manager gives none', async () => {
  const services = { environmentStripeKey: 'sk_live_51Nabc' };
  const answers = { [KEY]: FORBIDDEN };
  expect(await linesOf(checkStripeAccount, { answers, services })).toEqual(
    HEALTHY.with(
      0,
      "– Stripe mode: asked with the environment's live key, because the functions' could not be read.",
    ),
  );
});

it('LIVE-03 reports a key that Stripe does not know, and quotes nothing of it', async () => {
  const unknown = {
    status: 401,
    json: {
      error: { message: 'Invalid API Key provided: sk_live_***ijk', type: 'invalid_request_error' },
    },
  };
  const lines = await linesOf(checkStripeAccount, { answers: { [stripeAccount]: unknown } });
  expect(lines).toEqual(
    HEALTHY.with(
      1,
      `✗ Stripe account: Stripe does not know the key. Fix: ${SET}, with a key of dashboard.stripe.com/apikeys`,
    ),
  );
});

it('LIVE-03 reports an account that may not take payments yet', async () => {
  const answers = { [stripeAccount]: { json: { id: 'acct_1', charges_enabled: false } } };
  expect(await linesOf(checkStripeAccount, { answers })).toEqual(
    HEALTHY.with(
      1,
      '✗ Stripe account: it may not take payments yet. Fix: finish what https://dashboard.stripe.com/account/onboarding asks for',
    ),
  );
});

it('LIVE-03 with a test key, only says that the account has to be activated before the live one', async () => {
  const answers = {
    [KEY]: secretPayload('STRIPE_SECRET_KEY', 'sk_test_51Nabc'),
    [stripeAccount]: { json: { id: 'acct_1', charges_enabled: false } },
  };
  expect((await linesOf(checkStripeAccount, { answers }))[1]).toBe(
    '– Stripe account: it may take test payments only. Fix: finish what https://dashboard.stripe.com/account/onboarding asks for, before the live key',
  );
});

it('does not treat a refusal, or no key at all, as an account', async () => {
  const forbidden = {
    status: 403,
    json: { error: { message: 'key sk_live_***ijk may not', code: 'more_permissions_required' } },
  };
  const refused = await linesOf(checkStripeAccount, { answers: { [stripeAccount]: forbidden } });
  expect(refused[1]).toBe(
    '– Stripe account: could not be asked: Stripe answered 403 (more_permissions_required).',
  );
  const keyless = await linesOf(checkStripeAccount, { answers: { [KEY]: NOT_FOUND } });
  const why =
    'no Stripe key: STRIPE_SECRET_KEY is neither in Secret Manager (Google answered 404: Requested entity was not found) nor in the environment';
  expect(keyless).toEqual([
    `– Stripe mode: could not be asked: ${why}. Fix: ${SET}`,
    `– Stripe account: could not be asked: ${why}. Fix: ${SET}`,
  ]);
});
