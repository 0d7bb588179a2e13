import type { SessionRecord } from '#stripe/state/state.ts';
import type { Cause, Context } from '#stripe/context.ts';
import { sessionView } from './session-view.ts';

/** Expires a session. Returns false if it is no longer open. */
export function expireSession(context: Context, record: SessionRecord, cause?: Cause): boolean {
  if (record.session.status !== 'open') return false;
  record.session.status = 'expired';
  record.challenge = null;
  context.emit('checkout.session.expired', sessionView(context, record), cause);
  context.changed();
  return true;
}
