import { useState, type FormEvent, type ReactNode } from 'react';
import { contactOf } from '@reef/domain/accounts/account';
import { ADMIN_GUARD_MESSAGES, CREATE_USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { MAX_EMAIL_LENGTH, isEmail, normalizeEmail } from '@reef/domain/accounts/email';
import { useStore } from '#platform/store.ts';
import { KeptNote } from '#features/admin/kept-note.tsx';
import { editsAfter, editsSince, hasEdits } from '#state/session/own-account/contact-edits.ts';
import { session } from '#state/session/session-store.ts';
import { Button } from '#ui/forms/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFaults } from '#ui/forms/use-first-invalid.ts';
import { ContactFields } from './contact-fields.tsx';
import { DialogSection } from './dialog-section.tsx';
import type { LiveUser } from './edit-user-panels.tsx';
import { dropSaved, keepProfile, NOTHING_TYPED, profileDrafts } from './profile-drafts.ts';
import { useUnsaved } from '#ui/overlays/unsaved.ts';
import { saveProfile } from './user-actions.ts';
import { useUserAction } from './use-user-action.ts';

function emailProblem(email: string): string | null {
  if (email.trim() === '') return CREATE_USER_MESSAGES.emailRequired;
  return isEmail(normalizeEmail(email)) ? null : CREATE_USER_MESSAGES.emailInvalid;
}

/**
 * The profile fields of the edit dialog; typed text takes precedence over later updates from the
 * server, and stays while the dialog is away.
 */
export function EditProfileForm({
  user: { profile, extended },
  onChanged,
}: {
  user: LiveUser;
  onChanged: () => void;
}): ReactNode {
  const { busy, run } = useUserAction(onChanged);
  const { user_id: userId } = profile;
  const draft = useStore(profileDrafts).get(userId) ?? NOTHING_TYPED;
  const { edits, email } = draft;
  const [isBack] = useState(draft !== NOTHING_TYPED);
  const { form, faults, show, drop } = useFaults<'email'>();
  const contact = contactOf(extended);
  const isOwn = useStore(session).user?.uid === userId;
  const isOtherEmail = email !== null && normalizeEmail(email) !== profile.email;
  useUnsaved(isOtherEmail || hasEdits(edits, contact));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = email === null ? null : emailProblem(email);
    show(found === null ? {} : { email: found });
    if (found !== null) return;
    const newEmail = isOtherEmail ? email : null;
    const changed = editsSince(edits, contact);
    const isDone = await run('save', () => saveProfile(userId, changed, newEmail));
    if (isDone) dropSaved(userId, draft);
  };

  return (
    <DialogSection title="Profile">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {isBack && draft !== NOTHING_TYPED && <KeptNote />}
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          required
          maxLength={MAX_EMAIL_LENGTH}
          readOnly={isOwn}
          hint={isOwn ? ADMIN_GUARD_MESSAGES['own-email'] : undefined}
          error={faults.email ?? null}
          value={email ?? profile.email}
          onChange={(value) => {
            drop('email');
            keepProfile(userId, { email: value === profile.email ? null : value });
          }}
        />
        <ContactFields
          contact={{ ...contact, ...edits }}
          onChange={(change) => keepProfile(userId, { edits: editsAfter(edits, change, contact) })}
        />
        <Button type="submit" isBusy={busy !== null} className="sm:justify-self-start">
          {busy === null ? 'Save Changes' : 'Saving…'}
        </Button>
      </form>
    </DialogSection>
  );
}
