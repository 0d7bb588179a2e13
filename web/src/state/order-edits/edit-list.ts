import type { NewEdit, OrderEdit } from './order-edit.ts';

/** The edits of all admins on this device, in the order they were noted. */
export type Edits = readonly OrderEdit[];

/** Whether an edit is one of this user's that is queued. */
export function waitsOf(userId: string | undefined): (edit: OrderEdit) => boolean {
  return (edit) => edit.state === 'waiting' && edit.userId === userId;
}

/** With an edit that is about to be written; one that is written again is there already. */
export function withNoted(before: Edits, edit: NewEdit): Edits {
  if (before.some(({ id }) => id === edit.id)) return before;
  return [...before, { ...edit, state: 'waiting' }];
}

/** Without an edit that the server took, and those it is based on, which the server took too. */
export function withoutTaken(before: Edits, id: string): Edits {
  const taken = new Set([id]);
  // An edit is noted later than the one it is based on.
  for (const edit of before.toReversed())
    if (edit.standsOn !== null && taken.has(edit.id)) taken.add(edit.standsOn);
  return before.filter((edit) => !taken.has(edit.id));
}

/** With an edit as refused. What was entered stays: a tracking number may be nowhere else. */
export function withRefused(before: Edits, id: string): Edits {
  return before.map((edit) => (edit.id === id ? { ...edit, state: 'refused' } : edit));
}
