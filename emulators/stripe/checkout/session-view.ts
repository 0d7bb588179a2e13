import type { SessionRecord } from '#stripe/state/state.ts';
import type { WireSession } from '#stripe/wire.ts';
import type { Context } from '#stripe/context.ts';

/** The session as the API and events show it: with the page's address only while it is open. */
export function sessionView(context: Context, record: SessionRecord): WireSession {
  const { session } = record;
  const url = session.status === 'open' ? `${context.origin}/c/pay/${session.id}` : null;
  return { ...session, url };
}

/** The success address with the session's id filled in; null if there is none. */
export function successUrl(session: WireSession): string | null {
  const url = session.success_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
  return url === undefined ? null : new URL(url).href;
}
