import type { AccountAuditEntry } from '@reef/domain/accounts/audit-entry';
import { CONTACT_LABELS } from '@reef/domain/accounts/contact-labels';
import { oneDirection } from '@reef/domain/shared/one-direction';

const LABELS: Record<string, string> = {
  email: 'Email',
  email_verified: 'Email verified',
  role: 'Role',
  account_status: 'Status',
  can_make_purchases: 'Purchases allowed',
  ...CONTACT_LABELS,
  shipping_country: 'Country',
};

function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number'
    ? oneDirection(String(value))
    : 'changed';
}

/** The changes in an entry of the log, field by field: `City: Miami → Tampa`. */
export function changeTexts({
  before,
  after,
}: Pick<AccountAuditEntry, 'before' | 'after'>): string[] {
  if (before === null || after === null) return [];
  return Object.keys(after)
    .filter((field) => before[field] !== after[field])
    .map((field) => `${LABELS[field] ?? field}: ${shown(before[field])} → ${shown(after[field])}`);
}

/** Who did it, in words. */
export function actorText(entry: Pick<AccountAuditEntry, 'actor_email' | 'actor_id'>): string {
  return entry.actor_email === '' ? `the ${entry.actor_id}` : entry.actor_email;
}
