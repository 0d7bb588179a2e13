import { defineOperation } from '#stripe/api/operation.ts';
import { succeed } from '#stripe/api/result.ts';
import { sessionView } from '#stripe/checkout/session-view.ts';
import { ExpandOnlyParams } from '#stripe/validations/fields.ts';
import { findSession } from './find-session.ts';

/** GET /v1/checkout/sessions/:id */
export const retrieveSession = defineOperation({
  name: 'retrieve_session',
  method: 'GET',
  path: '/v1/checkout/sessions/:id',
  params: () => ExpandOnlyParams,
  act(context, _params, call) {
    const found = findSession(context, call.id);
    return found.ok ? succeed(sessionView(context, found.value)) : found;
  },
});
