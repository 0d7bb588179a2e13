import { agedNowMs, type Context } from '#stripe/context.ts';
import { expireSession } from './expire-session.ts';
import { settleSession } from './settle-session.ts';

/** Does what is due: expires sessions and settles delayed payments. */
export function sweep(context: Context): void {
  const now = agedNowMs(context);
  for (const record of context.state.sessions.values()) {
    const expiresAtMs = record.session.expires_at * 1000 + record.bornAgedMs;
    if (expiresAtMs <= now) expireSession(context, record);
    const due = record.settlement?.dueAtMs ?? null;
    if (record.settlement && due !== null && due <= now)
      settleSession(context, record, record.settlement.outcome);
  }
}
