import { StackError } from './stack-error.ts';
import type { RealStripe } from './stack-options.ts';

const TEST_KEY = /^[rs]k_test_/;

/**
 * The Stripe account that the environment names; null for the stand-in.
 * @throws StackError for a key of live mode: the demo shop would charge cards for animals that do
 * not exist.
 */
export function realStripe(env: NodeJS.ProcessEnv): RealStripe | null {
  const secretKey = env['STRIPE_SECRET_KEY'];
  if (!secretKey) return null;
  if (!TEST_KEY.test(secretKey)) {
    throw new StackError(
      'STRIPE_SECRET_KEY is not a test key (sk_test_…): this shop would charge cards. Unset it, or use a test key.',
    );
  }
  return { secretKey, webhookSecret: env['STRIPE_WEBHOOK_SECRET'] ?? null };
}
