/** What is known when this tab learns who is signed in. */
type UserChange = {
  /** The user this browser was signed in as last; null after they signed out in any tab. */
  hint: string | null;
  /** A user who signs out or has, but whose data this device still has (forget-user.ts). */
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
 * `left`: somebody else, whose sign-out was not finished, and whose own records are deleted without
 * emptying the device, where the present user's may be queued. INV-14: no customer's data stays
 * here. A session that was lost, not signed out of, leaves its hint: what is queued here still
 * belongs to that user.
 */
export function afterUserChange({ hint, unforgotten, shownId, user, isHere }: UserChange): {
  next: string | null;
  forgotten: string | null;
  emptiesDatabase: boolean;
  left: string | null;
} {
  const before = hint ?? unforgotten ?? shownId;
  // The page that signed out may be gone: it marked the user first, and the hint is still theirs.
  const isCutOff = hint !== null && hint === unforgotten;
  const isOurs = user !== null || isHere || isCutOff;
  const next = isOurs ? (user?.uid ?? null) : hint;
  const isOver = before !== null && before !== next;
  const isHandled = unforgotten === before || unforgotten === user?.uid;
  return {
    next,
    forgotten: isOver ? before : null,
    emptiesDatabase: isOver && isOurs,
    left: isHandled ? null : unforgotten,
  };
}
