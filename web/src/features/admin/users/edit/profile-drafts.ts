import { type ContactEdits, editsSince } from '#state/session/own-account/contact-edits.ts';
import { createDrafts, keepDraft } from '#state/session/user-drafts.ts';

/** What an admin has typed into a user's profile; `email` is null as long as it is not edited. */
type ProfileDraft = { edits: ContactEdits; email: string | null };

/** Before anything is typed. */
export const NOTHING_TYPED: ProfileDraft = { edits: {}, email: null };

function isTyped({ edits, email }: ProfileDraft): boolean {
  return email !== null || Object.keys(edits).length > 0;
}

/** By user. They stay while the dialog is away, for example on the way back or to the orders. */
export const profileDrafts = createDrafts<ProfileDraft>(isTyped);

/** Keeps what is typed about a user. */
export function keepProfile(userId: string, change: Partial<ProfileDraft>): void {
  const draft = { ...(profileDrafts.get().get(userId) ?? NOTHING_TYPED), ...change };
  keepDraft(profileDrafts, userId, isTyped(draft) ? draft : null);
}

/** Drops what was saved. What was typed since stays, also if the dialog is gone by then. */
export function dropSaved(userId: string, saved: ProfileDraft): void {
  const present = profileDrafts.get().get(userId) ?? NOTHING_TYPED;
  keepProfile(userId, {
    edits: editsSince(present.edits, saved.edits),
    email: present.email === saved.email ? null : present.email,
  });
}

/** Drops what is typed about a user. */
export function discardProfile(userId: string): void {
  keepDraft(profileDrafts, userId, null);
}
