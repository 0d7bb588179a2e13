import { useState, type FormEvent, type ReactNode } from 'react';
import { contactOf } from '@reef/domain/accounts/account';
import { ADMIN_GUARD_MESSAGES, CREATE_USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { MAX_EMAIL_LENGTH, isEmail, normalizeEmail } from '@reef/domain/accounts/email';
import { useStore } from '#platform/store.ts';
import {
  type ContactEdits,
  editsAfter,
  editsSince,
  hasEdits,
} from '#state/session/own-account/contact-edits.ts';
import { session } from '#state/session/session-store.ts';
import { Button } from '#ui/forms/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFaults } from '#ui/forms/use-first-invalid.ts';
import { ContactFields } from './contact-fields.tsx';
import { DialogSection } from './dialog-section.tsx';
import type { LiveUser } from './edit-user-panels.tsx';
import { useUnsaved } from '#ui/overlays/unsaved.ts';
import { saveProfile } from './user-actions.ts';
import { useUserAction } from './use-user-action.ts';

function emailProblem(email: string): string | null {
  if (email.trim() === '') return CREATE_USER_MESSAGES.emailRequired;
  return isEmail(normalizeEmail(email)) ? null : CREATE_USER_MESSAGES.emailInvalid;
}

/**
 * The profile fields of the edit dialog; typed text takes precedence over later updates from the
 * server.
 */
export function EditProfileForm({
  user: { profile, extended },
  onChanged,
}: {
  user: LiveUser;
  onChanged: () => void;
}): ReactNode {
  const { busy, run } = useUserAction(onChanged);
  const [edits, setEdits] = useState<ContactEdits>({});
  const [email, setEmail] = useState<string | null>(null);
  const { form, faults, show, drop } = useFaults<'email'>();
  const contact = contactOf(extended);
  const isOwn = useStore(session).user?.uid === profile.user_id;
  const isOtherEmail = email !== null && normalizeEmail(email) !== profile.email;
  useUnsaved(isOtherEmail || hasEdits(edits, contact));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = email === null ? null : emailProblem(email);
    show(found === null ? {} : { email: found });
    if (found !== null) return;
    const newEmail = isOtherEmail ? email : null;
    const changed = editsSince(edits, contact);
    const isDone = await run('save', () => saveProfile(profile.user_id, changed, newEmail));
    if (!isDone) return;
    setEdits((present) => editsSince(present, edits));
    setEmail((present) => (present === email ? null : present));
  };

  return (
    <DialogSection title="Profile">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
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
            setEmail(value === profile.email ? null : value);
          }}
        />
        <ContactFields
          contact={{ ...contact, ...edits }}
          onChange={(change) => setEdits((present) => editsAfter(present, change, contact))}
        />
        <Button type="submit" isBusy={busy !== null} className="sm:justify-self-start">
          {busy === null ? 'Save Changes' : 'Saving…'}
        </Button>
      </form>
    </DialogSection>
  );
}
