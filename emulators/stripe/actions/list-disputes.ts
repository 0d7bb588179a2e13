import { isCreatedIn } from '#stripe/api/is-created-in.ts';
import { defineOperation } from '#stripe/api/operation.ts';
import { pageOf } from '#stripe/api/page-of.ts';
import { ListOfPaymentParams } from '#stripe/validations/list.ts';

/** GET /v1/disputes: newest first, of one charge, one payment intent or all. */
export const listDisputes = defineOperation({
  name: 'list_disputes',
  method: 'GET',
  path: '/v1/disputes',
  params: () => ListOfPaymentParams,
  act(context, params) {
    const disputes = [...context.state.disputes.values()].toReversed();
    const found = disputes.filter(
      (dispute) =>
        (params.charge ?? dispute.charge) === dispute.charge &&
        (params.payment_intent ?? dispute.payment_intent) === dispute.payment_intent &&
        isCreatedIn(dispute.created, params.created),
    );
    return pageOf(found, params, '/v1/disputes');
  },
});
