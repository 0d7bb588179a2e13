import type { Stripe } from 'stripe';
import * as z from 'zod';
import { chargeOf } from '#stripe/checkout/charge-of.ts';
import { closeDispute, openDispute } from '#stripe/checkout/dispute-charge.ts';
import { cancelRefund, failRefund } from '#stripe/checkout/fail-refund.ts';
import type { Context } from '#stripe/context.ts';
import { done, notDone, type ControlAnswer } from './control.ts';
import { defineControl } from './define-control.ts';

function withCharge(context: Context, id: string, act: (charge: Stripe.Charge) => ControlAnswer) {
  const intentId = context.state.sessions.get(id)?.session.payment_intent;
  const intent = typeof intentId === 'string' ? context.state.paymentIntents.get(intentId) : null;
  const charge = intent ? chargeOf(context, intent) : undefined;
  return charge?.status === 'succeeded'
    ? act(charge)
    : notDone(409, `There is no paid session ${id}.`);
}

/**
 * POST /_control/sessions/:id/dispute: the buyer's bank opens a dispute, optionally of a part, or
 * ends the open one.
 */
const dispute = defineControl(
  '/_control/sessions/:id/dispute',
  z.strictObject({
    status: z.enum(['open', 'won', 'lost', 'prevented']),
    amount: z.int().min(1).optional(),
  }),
  ({ api: { context } }, { status, amount }, id) =>
    withCharge(context, id, (charge) => {
      if (status === 'open')
        return done({ dispute: openDispute(context, charge, amount ?? charge.amount) });
      const open = [...context.state.disputes.values()].findLast(
        (each) => each.charge === charge.id,
      );
      if (!open) return notDone(409, 'This payment is not disputed.');
      closeDispute(context, open, status);
      return done({ dispute: open });
    }),
);

/** Ends the latest refund of a session's payment. */
function endLatestRefund(context: Context, id: string, end: typeof failRefund): ControlAnswer {
  return withCharge(context, id, (charge) => {
    const latest = [...context.state.refunds.values()].findLast(
      (refund) => refund.charge === charge.id && refund.status === 'succeeded',
    );
    if (!latest) return notDone(409, 'Nothing of this payment was refunded.');
    end(context, charge, latest);
    return done({ refund: latest });
  });
}

/** POST /_control/sessions/:id/fail-refund: the latest refund fails. */
const failLatestRefund = defineControl(
  '/_control/sessions/:id/fail-refund',
  z.strictObject({}),
  ({ api: { context } }, _body, id) => endLatestRefund(context, id, failRefund),
);

/** POST /_control/sessions/:id/cancel-refund: the shop cancels the latest refund. */
const cancelLatestRefund = defineControl(
  '/_control/sessions/:id/cancel-refund',
  z.strictObject({}),
  ({ api: { context } }, _body, id) => endLatestRefund(context, id, cancelRefund),
);

export const moneyControls = [dispute, failLatestRefund, cancelLatestRefund];
