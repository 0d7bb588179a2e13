import type { Session } from '#state/session/session-store.ts';

/** Who may see a page: everyone, signed-in users, or admins. */
export type Guard = 'everybody' | 'user' | 'admin';

/** What a guard decides about a visitor (NAV-07). */
export type Access =
  | 'loading'
  | 'allowed'
  | 'authentication-required'
  | 'admin-required'
  /** Neither the server nor this device could say whether the visitor is an admin. */
  | 'unknown';

/** Whether a visitor may see a page. The rules and functions enforce rights; this is a courtesy. */
export function accessOf(
  guard: Guard,
  visitor: Pick<Session, 'phase' | 'role' | 'isRoleUnknown'>,
): Access {
  if (guard === 'everybody') return 'allowed';
  if (visitor.phase === 'loading') return 'loading';
  if (visitor.phase === 'signed-out') return 'authentication-required';
  if (guard === 'user' || visitor.role === 'admin') return 'allowed';
  return visitor.isRoleUnknown ? 'unknown' : 'admin-required';
}
