import { noSuch } from '../api/errors.ts';
import { defineOperation } from '../api/operation.ts';
import { refuse, succeed } from '../api/result.ts';
import { ExpandOnlyParams } from '../validations/fields.ts';

/** GET /v1/payment_intents/:id */
export const retrievePaymentIntent = defineOperation({
  name: 'retrieve_payment_intent',
  method: 'GET',
  path: '/v1/payment_intents/:id',
  params: () => ExpandOnlyParams,
  act(world, _params, call) {
    const intent = world.state.paymentIntents.get(call.id);
    return intent ? succeed(intent) : refuse(noSuch('payment_intent', call.id, 'intent'));
  },
});
