import { defineOperation } from '../api/operation.ts';
import { succeed } from '../api/result.ts';
import { buildSessionRecord } from '../checkout/build-session.ts';
import { sessionView } from '../checkout/session-view.ts';
import { createSessionParams } from '../validations/create-session.ts';
import { nowSeconds } from '../world.ts';

/** POST /v1/checkout/sessions */
export const createSession = defineOperation({
  name: 'create_session',
  method: 'POST',
  path: '/v1/checkout/sessions',
  params: (world) => createSessionParams(nowSeconds(world)),
  act(world, params) {
    const record = buildSessionRecord(world, params);
    world.state.sessions.set(record.session.id, record);
    world.changed();
    return succeed(sessionView(world, record));
  },
});
