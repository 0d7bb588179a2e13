import { invalidRequest } from '#stripe/api/errors.ts';
import { defineOperation } from '#stripe/api/operation.ts';
import { refuse, succeed } from '#stripe/api/result.ts';
import { expireSession } from '#stripe/checkout/expire-session.ts';
import { sessionView } from '#stripe/checkout/session-view.ts';
import { ExpandOnlyParams } from '#stripe/validations/fields.ts';
import { findSession } from './find-session.ts';

const notOpen = (status: string) =>
  `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${status}\`.`;

/** POST /v1/checkout/sessions/:id/expire */
export const expireSessionNow = defineOperation({
  name: 'expire_session',
  method: 'POST',
  path: '/v1/checkout/sessions/:id/expire',
  params: () => ExpandOnlyParams,
  act(context, _params, call) {
    const found = findSession(context, call.id);
    if (!found.ok) return found;
    if (!expireSession(context, found.value, call))
      return refuse(invalidRequest(notOpen(String(found.value.session.status))));
    return succeed(sessionView(context, found.value));
  },
});
