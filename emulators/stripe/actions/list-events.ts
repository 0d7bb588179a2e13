import type * as z from 'zod';
import { isCreatedIn } from '#stripe/api/is-created-in.ts';
import { defineOperation } from '#stripe/api/operation.ts';
import { pageOf } from '#stripe/api/page-of.ts';
import { ListEventsParams } from '#stripe/validations/list.ts';
import type { WireEvent } from '#stripe/wire.ts';

type Filters = z.output<typeof ListEventsParams>;

function matches(event: WireEvent, { type, types, created }: Filters): boolean {
  const isType = type === undefined || type === event.type;
  const isOneOf = types === undefined || types.includes(event.type);
  return isType && isOneOf && isCreatedIn(event.created, created);
}

/** GET /v1/events: newest first. */
export const listEvents = defineOperation({
  name: 'list_events',
  method: 'GET',
  path: '/v1/events',
  params: () => ListEventsParams,
  act(context, params) {
    const events = [...context.state.events.values()].map((record) => record.event).toReversed();
    return pageOf(
      events.filter((event) => matches(event, params)),
      params,
      '/v1/events',
    );
  },
});
