import { noSuch } from '#stripe/api/errors.ts';
import { refuse, succeed, type Result } from '#stripe/api/result.ts';
import type { SessionRecord } from '#stripe/state/state.ts';
import type { Context } from '#stripe/context.ts';

/** The session with this id, or Stripe's 404. */
export function findSession(context: Context, id: string): Result<SessionRecord> {
  const record = context.state.sessions.get(id);
  return record ? succeed(record) : refuse(noSuch('checkout.session', id, 'session'));
}
