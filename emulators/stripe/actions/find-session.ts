import { noSuch } from '#stripe/api/errors.ts';
import { refuse, succeed, type Result } from '#stripe/api/result.ts';
import type { SessionRecord } from '#stripe/state/state.ts';
import type { World } from '#stripe/world.ts';

/** The session with this id, or Stripe's 404. */
export function findSession(world: World, id: string): Result<SessionRecord> {
  const record = world.state.sessions.get(id);
  return record ? succeed(record) : refuse(noSuch('checkout.session', id, 'session'));
}
