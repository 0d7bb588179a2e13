import { noSuch } from '#stripe/api/errors.ts';
import { defineOperation } from '#stripe/api/operation.ts';
import { refuse, succeed } from '#stripe/api/result.ts';
import { ExpandOnlyParams } from '#stripe/validations/fields.ts';

/** GET /v1/payment_intents/:id */
export const retrievePaymentIntent = defineOperation({
  name: 'retrieve_payment_intent',
  method: 'GET',
  path: '/v1/payment_intents/:id',
  params: () => ExpandOnlyParams,
  act(context, _params, call) {
    const intent = context.state.paymentIntents.get(call.id);
    return intent ? succeed(intent) : refuse(noSuch('payment_intent', call.id, 'intent'));
  },
});
