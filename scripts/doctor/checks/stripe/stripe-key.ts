import type { Answer } from '../../ask.ts';
import { setSecret } from '../../commands.ts';
import type { Services } from '../../services.ts';
import { secretValue } from '../functions/secret-values.ts';

const SECRET = 'STRIPE_SECRET_KEY';

export type StripeMode = 'live' | 'test';

/** A secret key; it is sent to Stripe and nowhere else, and never part of a finding. */
export type StripeKey = {
  readonly key: string;
  readonly mode: StripeMode;
  /** Whether it is the functions' key; otherwise it is the environment's. */
  readonly isOfFunctions: boolean;
};

/** A key's mode, as functions/src/endpoints/checkout/stripe-webhook.ts determines it. */
export function modeOf(key: string): StripeMode {
  return key.includes('_live_') ? 'live' : 'test';
}

/** The functions' key, or the environment's if Secret Manager gives none. */
export async function stripeKey(services: Services, projectId: string): Promise<Answer<StripeKey>> {
  const stored = await secretValue(services, projectId, SECRET);
  const key = stored.ok ? stored.value : services.environmentStripeKey;
  if (key) return { ok: true, value: { key, mode: modeOf(key), isOfFunctions: stored.ok } };
  const why = stored.ok ? 'it is empty' : stored.why;
  return {
    ok: false,
    status: null,
    why: `no Stripe key: ${SECRET} is neither in Secret Manager (${why}) nor in the environment`,
    fix: setSecret(projectId, SECRET),
  };
}
