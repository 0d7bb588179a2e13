import * as z from 'zod';
import { HANDLED_EVENTS } from '../../../../functions/src/checkout/stripe/handled-events.ts';
import { askStripe } from '../../ask.ts';
import { setSecret } from '../../commands.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';
import { stripeKey } from './stripe-key.ts';

const NAME = 'Stripe webhook';

/** Stripe lists at most 100 at once, and an account can have 16 for each mode. */
const MAX_ENDPOINTS = 100;

const Endpoints = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      status: z.string(),
      enabled_events: z.array(z.string()),
    }),
  ),
});

const EVENT_FLAGS = HANDLED_EVENTS.map((event) => `-d "enabled_events[]=${event}"`).join(' ');

/** The handled events that an endpoint lacks, and those it has in addition. */
function eventFaults(enabled: readonly string[]): string[] {
  const handled: readonly string[] = HANDLED_EVENTS;
  const absent = handled.filter((event) => !enabled.includes(event) && !enabled.includes('*'));
  const extra = enabled.filter((event) => !handled.includes(event));
  return [
    ...(absent.length > 0 ? [`it lacks ${absent.join(', ')}`] : []),
    ...(extra.length > 0 ? [`it has ${extra.join(', ')}, which the shop does not use`] : []),
  ];
}

/** Stripe sends the site exactly the events that the code handles. */
export const checkStripeWebhook: Check = async ({ projectId, origin }, services) => {
  const key = await stripeKey(services, projectId);
  if (!key.ok) return [unknown(NAME, key)];
  const path = `/v1/webhook_endpoints?limit=${MAX_ENDPOINTS}`;
  const answer = await askStripe(services, { key: key.value.key, path }, Endpoints);
  if (!answer.ok) return [unknown(NAME, answer)];
  const { mode } = key.value;
  const live = mode === 'live' ? ' --live' : '';
  const url = `${origin}/stripe-webhook`;
  const ours = answer.value.data.filter((endpoint) => endpoint.url === url);
  const [endpoint, ...others] = ours;
  if (endpoint === undefined) {
    const fix = `stripe webhook_endpoints create${live} --url ${url} ${EVENT_FLAGS}, then its signing secret: ${setSecret(projectId, 'STRIPE_WEBHOOK_SECRET')}`;
    return [failed(NAME, `in ${mode} mode Stripe has no endpoint ${url}`, fix)];
  }
  if (others.length > 0) {
    const fix = `stripe webhook_endpoints delete${live} <all but the one whose signing secret is STRIPE_WEBHOOK_SECRET>`;
    return [
      failed(NAME, `Stripe has ${ours.length} endpoints ${url}, and the secret fits only one`, fix),
    ];
  }
  const update = `stripe webhook_endpoints update ${endpoint.id}${live}`;
  if (endpoint.status !== 'enabled') {
    return [failed(NAME, `the endpoint is ${endpoint.status}`, `${update} -d disabled=false`)];
  }
  const faults = eventFaults(endpoint.enabled_events);
  if (faults.length > 0) return [failed(NAME, faults.join('; '), `${update} ${EVENT_FLAGS}`)];
  return [ok(NAME, `${url} gets the ${HANDLED_EVENTS.length} events in ${mode} mode`)];
};
