import * as z from 'zod';
import { done, type ControlRoute } from './control.ts';
import { defineControl } from './define-control.ts';

const MAX_DELAY_MS = 600_000;

/** POST /_control/webhooks: how webhooks are delivered from now on. */
const direct = defineControl(
  '/_control/webhooks',
  z.strictObject({
    mode: z.enum(['deliver', 'hold', 'drop']),
    duplicate: z.int().min(1).max(20).optional(),
    delayMs: z.int().min(0).max(MAX_DELAY_MS).optional(),
    shuffle: z.boolean().optional(),
  }),
  ({ courier }, { mode, duplicate = 1, delayMs = 0, shuffle = false }) => {
    courier.direct({ mode, copies: duplicate, delayMs, isShuffled: shuffle });
    return done();
  },
);

/** POST /_control/webhooks/release: sends held events; answers after the first attempts. */
const release = defineControl(
  '/_control/webhooks/release',
  z.strictObject({ order: z.array(z.string()).optional() }),
  async ({ courier }, { order }) => {
    const released = await courier.release(order);
    return done({
      released: released.map(({ event, delivery }) => ({
        id: event.id,
        type: event.type,
        state: delivery.state,
      })),
    });
  },
);

export const webhookControls: readonly ControlRoute[] = [direct, release];
