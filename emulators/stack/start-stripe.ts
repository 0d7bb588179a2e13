import path from 'node:path';
import { mkdirSync } from 'node:fs';
import { startStripeStandIn } from '#stripe/server.ts';
import { orStackError } from './stack-error.ts';
import type { StackUrls } from './stack-options.ts';
import { STAND_IN_WEBHOOK_SECRET } from './stack-values.ts';

type StandInOptions = {
  readonly port: number;
  readonly urls: StackUrls;
  /** The folder of its data file. */
  readonly dir: string;
};

/**
 * Starts the stand-in for Stripe in this process. Resolves to a function that closes it.
 * @throws StackError if it does not start.
 */
export async function startStripe({
  port,
  urls,
  dir,
}: StandInOptions): Promise<() => Promise<void>> {
  mkdirSync(dir, { recursive: true });
  const starting = startStripeStandIn({
    port,
    webhookUrl: urls.webhook,
    webhookSecret: STAND_IN_WEBHOOK_SECRET,
    dataFile: path.join(dir, 'stripe.json'),
  });
  const standIn = await orStackError('The Stripe stand-in did not start', starting);
  return async () => standIn.close();
}
