import type { Role } from '@reef/domain/accounts/account';

/** Who may see a page: everyone, signed-in users, or admins. */
export type Guard = 'everybody' | 'user' | 'admin';

/** What a guard decides about a visitor (NAV-07). */
export type Access = 'loading' | 'allowed' | 'authentication-required' | 'admin-required';

/** Whether a visitor may see a page. The rules and functions enforce rights; this is a courtesy. */
export function accessOf(
  guard: Guard,
  visitor: { phase: 'loading' | 'signed-out' | 'signed-in'; role: Role | null },
): Access {
  if (guard === 'everybody') return 'allowed';
  if (visitor.phase === 'loading') return 'loading';
  if (visitor.phase === 'signed-out') return 'authentication-required';
  return guard === 'admin' && visitor.role !== 'admin' ? 'admin-required' : 'allowed';
}
