import * as z from 'zod';
import { OPERATION_NAMES } from '#stripe/api/operation.ts';
import { sweep } from '#stripe/checkout/sweep.ts';
import { clearState } from '#stripe/state/state.ts';
import { done, type ControlRoute } from './control.ts';
import { defineControl } from './define-control.ts';

/** POST /_control/clock/advance: ages everything that exists, and does what is then due. */
const advance = defineControl(
  '/_control/clock/advance',
  z.strictObject({ ms: z.int().min(0) }),
  ({ api: { context } }, { ms }) => {
    context.state.agedMs += ms;
    sweep(context);
    context.changed();
    return done({ agedMs: context.state.agedMs });
  },
);

/** POST /_control/faults: makes the next requests of an operation fail. */
const fault = defineControl(
  '/_control/faults',
  z.strictObject({
    next: z.strictObject({
      operation: z.enum(OPERATION_NAMES),
      kind: z.enum([
        '429',
        '500',
        'card_error',
        'no-balance',
        'timeout',
        'drop-answer',
        'slow',
        'no-url',
      ]),
      times: z.int().min(1).max(1000).default(1),
      delayMs: z.int().min(0).max(60_000).default(1000),
      sending: z.string().min(1).optional(),
    }),
  }),
  ({ api }, { next }) => {
    api.faults.add(next);
    return done();
  },
);

/** POST /_control/reset: forgets everything and restores the defaults. */
const reset = defineControl('/_control/reset', z.strictObject({}), ({ api, courier }) => {
  courier.stop();
  api.faults.clear();
  clearState(api.context.state);
  api.context.changed();
  return done();
});

/** GET /_control/health: answers as soon as the stand-in listens. */
const health: ControlRoute = { method: 'GET', path: '/_control/health', run: () => done() };

export const standInControls: readonly ControlRoute[] = [advance, fault, reset, health];
