import { noSuch } from '#stripe/api/errors.ts';
import { defineOperation } from '#stripe/api/operation.ts';
import { refuse, succeed } from '#stripe/api/result.ts';
import { ExpandOnlyParams } from '#stripe/validations/fields.ts';

/** GET /v1/events/:id */
export const retrieveEvent = defineOperation({
  name: 'retrieve_event',
  method: 'GET',
  path: '/v1/events/:id',
  params: () => ExpandOnlyParams,
  act(context, _params, call) {
    const record = context.state.events.get(call.id);
    return record ? succeed(record.event) : refuse(noSuch('event', call.id, 'id'));
  },
});
