import { noSuch } from '../api/errors.ts';
import { defineOperation } from '../api/operation.ts';
import { refuse, succeed } from '../api/result.ts';
import { ExpandOnlyParams } from '../validations/fields.ts';

/** GET /v1/refunds/:id */
export const retrieveRefund = defineOperation({
  name: 'retrieve_refund',
  method: 'GET',
  path: '/v1/refunds/:id',
  params: () => ExpandOnlyParams,
  act(world, _params, call) {
    const refund = world.state.refunds.get(call.id);
    return refund ? succeed(refund) : refuse(noSuch('refund', call.id, 'id'));
  },
});
