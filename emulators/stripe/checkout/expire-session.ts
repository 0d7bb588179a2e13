import type { SessionRecord } from '#stripe/state/state.ts';
import type { Cause, World } from '#stripe/world.ts';
import { sessionView } from './session-view.ts';

/** Expires a session. Returns false if it is no longer open. */
export function expireSession(world: World, record: SessionRecord, cause?: Cause): boolean {
  if (record.session.status !== 'open') return false;
  record.session.status = 'expired';
  record.challenge = null;
  world.emit('checkout.session.expired', sessionView(world, record), cause);
  world.changed();
  return true;
}
