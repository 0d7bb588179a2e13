import { invalidRequest, noSuch } from '#stripe/api/errors.ts';
import { defineOperation } from '#stripe/api/operation.ts';
import { refuse, succeed } from '#stripe/api/result.ts';
import { CancelPaymentIntentParams } from '#stripe/validations/cancel-payment-intent.ts';
import { nowSeconds } from '#stripe/context.ts';

const cannot = (message: string) =>
  invalidRequest(message, { code: 'payment_intent_unexpected_state', param: 'intent' });

/** POST /v1/payment_intents/:id/cancel: only if the page is done and no money is under way. */
export const cancelPaymentIntent = defineOperation({
  name: 'cancel_payment_intent',
  method: 'POST',
  path: '/v1/payment_intents/:id/cancel',
  params: () => CancelPaymentIntentParams,
  act(context, { cancellation_reason = null }, call) {
    const intent = context.state.paymentIntents.get(call.id);
    if (!intent) return refuse(noSuch('payment_intent', call.id, 'intent'));
    const { status } = intent;
    if (status !== 'requires_action' && status !== 'requires_payment_method')
      return refuse(
        cannot(
          `You cannot cancel this PaymentIntent because it has a status of ${status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
        ),
      );
    const sessions = [...context.state.sessions.values()];
    const { session } = sessions.find((each) => each.session.payment_intent === intent.id) ?? {};
    if (session?.status === 'open')
      return refuse(
        cannot('You cannot cancel this PaymentIntent: expire its Checkout Session instead.'),
      );
    intent.status = 'canceled';
    intent.canceled_at = nowSeconds(context);
    intent.cancellation_reason = cancellation_reason;
    context.changed();
    return succeed(intent);
  },
});
