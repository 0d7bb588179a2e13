import * as z from 'zod';
import { startStripeStandIn } from './server.ts';

const Environment = z.object({
  STRIPE_STANDIN_PORT: z.coerce.number().int().min(0).max(65_535).default(12_111),
  STRIPE_WEBHOOK_URL: z.url().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).default('whsec_standin'),
  STRIPE_STANDIN_DATA: z.string().min(1).optional(),
});

const environment = Environment.parse(process.env);

const standIn = await startStripeStandIn({
  port: environment.STRIPE_STANDIN_PORT,
  webhookUrl: environment.STRIPE_WEBHOOK_URL,
  webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
  dataFile: environment.STRIPE_STANDIN_DATA,
});

console.log(`Stripe stand-in (test mode, no real money): ${standIn.url}`);

const leave = () => {
  void standIn.close().then(() => process.exit(0));
};
process.once('SIGINT', leave);
process.once('SIGTERM', leave);
