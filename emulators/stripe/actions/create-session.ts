import { noSuch } from '#stripe/api/errors.ts';
import { defineOperation } from '#stripe/api/operation.ts';
import { refuse, succeed } from '#stripe/api/result.ts';
import { buildSessionRecord } from '#stripe/checkout/build-session.ts';
import { sessionView } from '#stripe/checkout/session-view.ts';
import { createSessionParams } from '#stripe/validations/create-session.ts';
import { nowSeconds } from '#stripe/context.ts';

/** POST /v1/checkout/sessions */
export const createSession = defineOperation({
  name: 'create_session',
  method: 'POST',
  path: '/v1/checkout/sessions',
  params: (context) => createSessionParams(nowSeconds(context)),
  act(context, params) {
    const customer = context.state.customers.get(params.customer ?? '') ?? null;
    if (params.customer !== undefined && customer === null)
      return refuse(noSuch('customer', params.customer, 'customer'));
    const record = buildSessionRecord(context, params, customer);
    context.state.sessions.set(record.session.id, record);
    context.changed();
    return succeed(sessionView(context, record));
  },
});
