/** What is known when this tab learns who is signed in. */
type UserChange = {
  /** The user this browser was signed in as last; null after they signed out in any tab. */
  hint: string | null;
  /** A user who signed out, but whose data this device still has (forget-user.ts). */
  unforgotten: string | null;
  /** The user whose session this tab shows. */
  shownId: string | null;
  /** Who is signed in now. */
  user: { uid: string } | null;
  /** True if this tab signed out. */
  isHere: boolean;
};

/**
 * What follows from a change of user: whose hint this browser stores from now on (`next`), whose
 * data this device deletes, and whether this tab empties the database, which one tab does for all.
 * INV-14: no customer's data stays here. A session that was lost, not signed out of, leaves its
 * hint: what is queued here still belongs to that user.
 */
export function afterUserChange({ hint, unforgotten, shownId, user, isHere }: UserChange): {
  next: string | null;
  forgotten: string | null;
  emptiesDatabase: boolean;
} {
  const before = hint ?? unforgotten ?? shownId;
  const isOurs = user !== null || isHere;
  const next = isOurs ? (user?.uid ?? null) : hint;
  const isLeft = before !== null && before !== next;
  return { next, forgotten: isLeft ? before : null, emptiesDatabase: isLeft && isOurs };
}
