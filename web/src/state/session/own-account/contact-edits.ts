import type { ContactAndShipping } from '@reef/domain/accounts/account';

/** What somebody has typed into the fields of contact and shipping. */
export type ContactEdits = Partial<ContactAndShipping>;

/**
 * What is still to be saved of `edits`, where `saved` is stored already or on its way: the fields
 * that differ.
 */
export function editsSince(edits: ContactEdits, saved: ContactEdits): ContactEdits {
  const present = new Map(Object.entries(saved));
  return Object.fromEntries(
    Object.entries(edits).filter(([field, value]) => present.get(field) !== value),
  );
}

/**
 * The edits after `change` was typed. What is typed as it is stored is no edit: it would overwrite
 * what another device saves later.
 */
export function editsAfter(
  edits: ContactEdits,
  change: ContactEdits,
  stored: ContactAndShipping,
): ContactEdits {
  const others = Object.entries(edits).filter(([field]) => !(field in change));
  return { ...Object.fromEntries(others), ...editsSince(change, stored) };
}

/** Whether saving `edits` would change `contact`. */
export function hasEdits(edits: ContactEdits, contact: ContactAndShipping): boolean {
  return Object.keys(editsSince(edits, contact)).length > 0;
}
