import { agedNowMs, type World } from '#stripe/world.ts';
import { expireSession } from './expire-session.ts';
import { settleSession } from './settle-session.ts';

/** Does what is due: expires sessions and settles delayed payments. */
export function sweep(world: World): void {
  const now = agedNowMs(world);
  for (const record of world.state.sessions.values()) {
    const expiresAtMs = record.session.expires_at * 1000 + record.bornAgedMs;
    if (expiresAtMs <= now) expireSession(world, record);
    const due = record.settlement?.dueAtMs ?? null;
    if (record.settlement && due !== null && due <= now)
      settleSession(world, record, record.settlement.outcome);
  }
}
