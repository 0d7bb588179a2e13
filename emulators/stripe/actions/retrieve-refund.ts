import { noSuch } from '#stripe/api/errors.ts';
import { defineOperation } from '#stripe/api/operation.ts';
import { refuse, succeed } from '#stripe/api/result.ts';
import { ExpandOnlyParams } from '#stripe/validations/fields.ts';

/** GET /v1/refunds/:id */
export const retrieveRefund = defineOperation({
  name: 'retrieve_refund',
  method: 'GET',
  path: '/v1/refunds/:id',
  params: () => ExpandOnlyParams,
  act(context, _params, call) {
    const refund = context.state.refunds.get(call.id);
    return refund ? succeed(refund) : refuse(noSuch('refund', call.id, 'id'));
  },
});
