import type { ContactAndShipping } from '@reef/domain/accounts/account';

/** An admin's changes to a user's contact and shipping. */
export type ContactEdits = Partial<ContactAndShipping>;

/** What is still to be saved of `edits` after `sent`: what was typed since. */
export function editsSince(edits: ContactEdits, sent: ContactEdits): ContactEdits {
  const saved = new Map(Object.entries(sent));
  return Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => saved.get(field) !== value),
  );
}

/** Whether saving `edits` would change `contact`. */
export function hasEdits(edits: ContactEdits, contact: ContactAndShipping): boolean {
  return Object.keys(editsSince(edits, contact)).length > 0;
}
