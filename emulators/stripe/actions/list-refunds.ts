import { isCreatedIn } from '#stripe/api/is-created-in.ts';
import { defineOperation } from '#stripe/api/operation.ts';
import { pageOf } from '#stripe/api/page-of.ts';
import { ListOfPaymentParams } from '#stripe/validations/list.ts';

/** GET /v1/refunds: newest first, of one charge, one payment intent or all. */
export const listRefunds = defineOperation({
  name: 'list_refunds',
  method: 'GET',
  path: '/v1/refunds',
  params: () => ListOfPaymentParams,
  act(context, params) {
    const refunds = [...context.state.refunds.values()].toReversed();
    const found = refunds.filter(
      (refund) =>
        (params.charge ?? refund.charge) === refund.charge &&
        (params.payment_intent ?? refund.payment_intent) === refund.payment_intent &&
        isCreatedIn(refund.created, params.created),
    );
    return pageOf(found, params, '/v1/refunds');
  },
});
