import type { Answer } from '../../ask.ts';
import { setSecret } from '../../commands.ts';
import type { Services } from '../../services.ts';
import { secretValue } from '../functions/secret-values.ts';

const SECRET = 'STRIPE_SECRET_KEY';

export type StripeMode = 'live' | 'test';

/** A secret key; it goes to Stripe and nowhere else, a finding least of all. */
export type StripeKey = {
  readonly key: string;
  readonly mode: StripeMode;
  /** Whether it is the one the functions use; else it is that of the environment. */
  readonly isOfFunctions: boolean;
};

/** A key's mode as functions/src/endpoints/checkout/stripe-webhook.ts tells it. */
export function modeOf(key: string): StripeMode {
  return key.includes('_live_') ? 'live' : 'test';
}

/** The key the functions use; where Secret Manager gives none, that of the environment. */
export async function stripeKey(services: Services, projectId: string): Promise<Answer<StripeKey>> {
  const stored = await secretValue(services, projectId, SECRET);
  const key = stored.ok ? stored.value : services.environmentStripeKey;
  if (key) return { ok: true, value: { key, mode: modeOf(key), isOfFunctions: stored.ok } };
  const why = stored.ok ? 'it is empty' : stored.why;
  return {
    ok: false,
    status: null,
    why: `no Stripe key: ${SECRET} could not be had from Secret Manager (${why}) nor from the environment`,
    mend: setSecret(projectId, SECRET),
  };
}
