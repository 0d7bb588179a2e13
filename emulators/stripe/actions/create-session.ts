import { noSuch } from '#stripe/api/errors.ts';
import { defineOperation } from '#stripe/api/operation.ts';
import { refuse, succeed } from '#stripe/api/result.ts';
import { buildSessionRecord } from '#stripe/checkout/build-session.ts';
import { sessionView } from '#stripe/checkout/session-view.ts';
import { createSessionParams } from '#stripe/validations/create-session.ts';
import { nowSeconds } from '#stripe/world.ts';

/** POST /v1/checkout/sessions */
export const createSession = defineOperation({
  name: 'create_session',
  method: 'POST',
  path: '/v1/checkout/sessions',
  params: (world) => createSessionParams(nowSeconds(world)),
  act(world, params) {
    const customer = world.state.customers.get(params.customer ?? '') ?? null;
    if (params.customer !== undefined && customer === null)
      return refuse(noSuch('customer', params.customer, 'customer'));
    const record = buildSessionRecord(world, params, customer);
    world.state.sessions.set(record.session.id, record);
    world.changed();
    return succeed(sessionView(world, record));
  },
});
