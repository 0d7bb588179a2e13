import { invalidRequest, noSuch } from '#stripe/api/errors.ts';
import { defineOperation } from '#stripe/api/operation.ts';
import { refuse } from '#stripe/api/result.ts';
import { chargeOf } from '#stripe/checkout/charge-of.ts';
import { refundCharge } from '#stripe/checkout/refund-charge.ts';
import { CreateRefundParams } from '#stripe/validations/create-refund.ts';

const unpaid = (id: string) =>
  invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    param: 'payment_intent',
  });

/** POST /v1/refunds */
export const createRefund = defineOperation({
  name: 'create_refund',
  method: 'POST',
  path: '/v1/refunds',
  params: () => CreateRefundParams,
  act(context, params, call) {
    const id = params.payment_intent;
    const intent = context.state.paymentIntents.get(id);
    if (!intent) return refuse(noSuch('payment_intent', id, 'payment_intent'));
    const charge = chargeOf(context, intent);
    if (charge?.status !== 'succeeded') return refuse(unpaid(id));
    const { amount, reason = null, metadata = {} } = params;
    return refundCharge(context, charge, { amount, reason, metadata }, call);
  },
});
