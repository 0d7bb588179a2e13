import { defineOperation } from '#stripe/api/operation.ts';
import { pageOf } from '#stripe/api/page-of.ts';
import { ListParams } from '#stripe/validations/list.ts';
import { findSession } from './find-session.ts';

/** GET /v1/checkout/sessions/:id/line_items */
export const listLineItems = defineOperation({
  name: 'list_line_items',
  method: 'GET',
  path: '/v1/checkout/sessions/:id/line_items',
  params: () => ListParams,
  act(context, params, call) {
    const found = findSession(context, call.id);
    if (!found.ok) return found;
    return pageOf(found.value.lineItems, params, `/v1/checkout/sessions/${call.id}/line_items`);
  },
});
