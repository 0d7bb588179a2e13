import * as z from 'zod';
import { toSeconds } from '#stripe/clock.ts';
import { postWebhook } from '#stripe/events/post-webhook.ts';
import { signatureHeader } from '#stripe/events/sign.ts';
import { done, notDone, type ControlRoute } from './control.ts';
import { defineControl } from './define-control.ts';

/** GET /_control/events: every event with its delivery attempts, oldest first. */
const list: ControlRoute = {
  method: 'GET',
  path: '/_control/events',
  run: ({ api }) => done({ events: [...api.context.state.events.values()] }),
};

/** POST /_control/events/:id/resend: sends an event again now, whatever its state. */
const resend = defineControl(
  '/_control/events/:id/resend',
  z.strictObject({}),
  async ({ api, courier }, _body, id) => {
    const record = api.context.state.events.get(id);
    if (!record) return notDone(404, `There is no event ${id}.`);
    await courier.resend(record);
    return done({ delivery: record.delivery });
  },
);

/** POST /_control/events/forge: sends any body under any signature, as an attacker might. */
const forge = defineControl(
  '/_control/events/forge',
  z.strictObject({
    /** Text is sent as it is; anything else as JSON. */
    body: z.unknown(),
    secret: z.string().optional(),
    /** Seconds; now by default. */
    timestamp: z.number().optional(),
    /** The whole header, instead of a computed one; null sends none. */
    signature: z.string().nullable().optional(),
    url: z.url().optional(),
  }),
  async (control, { body, secret, timestamp, signature, url }) => {
    const target = url ?? control.webhookUrl;
    if (target === undefined) return notDone(409, 'No webhook address is configured.');
    const payload = typeof body === 'string' ? body : JSON.stringify(body ?? {});
    const at = timestamp ?? toSeconds(control.api.context.clock.now());
    const header =
      signature === undefined
        ? signatureHeader(payload, secret ?? control.webhookSecret, at)
        : signature;
    return done(
      await postWebhook(target, payload, header === null ? {} : { 'stripe-signature': header }),
    );
  },
);

export const eventControls: readonly ControlRoute[] = [list, forge, resend];
