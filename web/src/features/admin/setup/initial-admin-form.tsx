import { useState, type FormEvent, type ReactNode } from 'react';
import { CREATE_USER_MESSAGES, SETUP_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { isPinLength, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { createAdmin, type Credentials } from '#features/admin/users/admin-calls.ts';
import { PinField } from '#ui/forms/pin-field.tsx';
import type { ActionOutcome } from '#features/admin/users/edit/user-actions.ts';
import { useUserAction } from '#features/admin/users/edit/use-user-action.ts';

const EMPTY: Credentials = { email: '', pin: '' };

function problemOf({ email, pin }: Credentials): ActionOutcome | null {
  const title = SETUP_MESSAGES.creationFailed;
  if (email.trim() === '' || pin === '') {
    return { ok: false, refusal: 'invalid', title, message: SETUP_MESSAGES.bothRequired };
  }
  if (isPinLength(pin, MIN_PIN_LENGTH.custom)) return null;
  return { ok: false, refusal: 'invalid', title, message: CREATE_USER_MESSAGES.pinTooShort };
}

/** The initial-admin form of the panel (ADMP-01): e-mail and a PIN of 4 or more. */
export function InitialAdminForm({ onCreated }: { onCreated: () => void }): ReactNode {
  const [typed, setTyped] = useState(EMPTY);
  const { busy, run } = useUserAction(onCreated);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isDone = await run('create', async () => {
      return problemOf(typed) ?? createAdmin('create_initial_admin', typed, null);
    });
    if (isDone) setTyped(EMPTY);
  };
  return (
    <Panel title="Create Initial Admin" text="Another person who may run this shop.">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label="Admin email"
          type="email"
          autoComplete="off"
          required
          value={typed.email}
          onChange={(email) => setTyped((present) => ({ ...present, email }))}
        />
        <PinField
          label="Admin PIN"
          hint="At least 4 characters"
          required
          value={typed.pin}
          onChange={(pin) => setTyped((present) => ({ ...present, pin }))}
        />
        <Button type="submit" isBusy={busy !== null}>
          {busy === null ? 'Create Admin' : 'Creating…'}
        </Button>
      </form>
    </Panel>
  );
}
