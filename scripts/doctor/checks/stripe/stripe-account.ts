import * as z from 'zod';
import { askStripe } from '../../ask.ts';
import { deploy, setSecret } from '../../commands.ts';
import { type Finding, ok, failed, note, unknown } from '../../finding.ts';
import type { Check, Services } from '../../services.ts';
import { type StripeKey, modeOf, stripeKey } from './stripe-key.ts';

const MODE = 'Stripe mode';
const ACCOUNT = 'Stripe account';
const SECRET = 'STRIPE_SECRET_KEY';
const HTTP_UNAUTHORIZED = 401;

const Account = z.object({ charges_enabled: z.boolean() });

function modeFinding(
  { mode, isOfFunctions }: StripeKey,
  environmentKey: string | undefined,
  projectId: string,
): Finding {
  const set = `${setSecret(projectId, SECRET)}, then ${deploy(projectId, 'functions')}`;
  if (!isOfFunctions) {
    return note(
      MODE,
      `asked with the environment's ${mode} key, because the functions' could not be read`,
    );
  }
  if (environmentKey && modeOf(environmentKey) !== mode) {
    const says = `the functions' key is a ${mode} key, the environment's is not`;
    return failed(MODE, says, `unset STRIPE_SECRET_KEY, or ${set}`);
  }
  if (mode === 'live') return ok(MODE, 'a live key: cards are charged');
  return note(
    MODE,
    'a test key: no card is charged',
    `${set}, with the live key, once the shop has been tried`,
  );
}

async function accountFinding(
  { key, mode }: StripeKey,
  services: Services,
  projectId: string,
): Promise<Finding> {
  const answer = await askStripe(services, { key, path: '/v1/account' }, Account);
  if (!answer.ok && answer.status === HTTP_UNAUTHORIZED) {
    const fix = `${setSecret(projectId, SECRET)}, with a key of dashboard.stripe.com/apikeys`;
    return failed(ACCOUNT, 'Stripe does not know the key', fix);
  }
  if (!answer.ok) return unknown(ACCOUNT, answer);
  if (answer.value.charges_enabled) return ok(ACCOUNT, 'it may take payments');
  const fix = 'finish what https://dashboard.stripe.com/account/onboarding asks for';
  if (mode === 'live') return failed(ACCOUNT, 'it may not take payments yet', fix);
  return note(ACCOUNT, 'it may take test payments only', `${fix}, before the live key`);
}

/** The mode of the functions' key, and whether its account may take money. */
export const checkStripeAccount: Check = async ({ projectId }, services) => {
  const key = await stripeKey(services, projectId);
  if (!key.ok) return [unknown(MODE, key), unknown(ACCOUNT, key)];
  const mode = modeFinding(key.value, services.environmentStripeKey, projectId);
  return [mode, await accountFinding(key.value, services, projectId)];
};
