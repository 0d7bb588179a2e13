import type { EventRecord } from '#stripe/state/state.ts';
import { API_VERSION, type EventType } from '#stripe/wire.ts';
import { nowSeconds, type Cause, type Context } from '#stripe/context.ts';

/** An event about `object` as it is now: a copy, so that later changes do not reach it. */
export function buildEvent(
  context: Context,
  type: EventType,
  object: object,
  cause: Cause | undefined,
): EventRecord {
  const event = {
    id: context.newId('evt'),
    object: 'event' as const,
    api_version: API_VERSION,
    created: nowSeconds(context),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: cause?.requestId ?? null, idempotency_key: cause?.idempotencyKey ?? null },
    type,
  };
  return { event, delivery: { state: 'pending', attempts: [] } };
}
