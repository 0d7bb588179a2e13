/** What is known as this tab hears who is signed in. */
type UserChange = {
  /** The user this browser was signed in as last; null after they signed out in any tab. */
  hint: string | null;
  /** The user whose session this tab shows. */
  shownId: string | null;
  /** Who is signed in now. */
  user: { uid: string } | null;
  /** True where it was this tab that signed out. */
  isHere: boolean;
};

/**
 * What follows from a change of user: whose hint this browser keeps from now on (`next`), whose data
 * this device forgets, and whether this tab empties the database, which one does for all of them.
 * INV-14: nothing of a customer stays here. A session that was lost, not signed out of, leaves its
 * hint: what waits here is that user's still.
 */
export function afterUserChange({ hint, shownId, user, isHere }: UserChange): {
  next: string | null;
  forgotten: string | null;
  emptiesDatabase: boolean;
} {
  const before = hint ?? shownId;
  const isOurs = user !== null || isHere;
  const next = isOurs ? (user?.uid ?? null) : hint;
  const isLeft = before !== null && before !== next;
  return { next, forgotten: isLeft ? before : null, emptiesDatabase: isLeft && isOurs };
}
