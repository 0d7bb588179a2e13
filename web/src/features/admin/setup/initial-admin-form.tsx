import { useState, type FormEvent, type ReactNode } from 'react';
import { CREATE_USER_MESSAGES, SETUP_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { isPinLength, MIN_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { type Faults, useFaults } from '#ui/forms/use-first-invalid.ts';
import { createAdmin, type Credentials } from './admin-calls.ts';
import { PinField } from '#ui/forms/pin-field.tsx';
import type { ActionOutcome } from '#features/admin/users/edit/user-actions.ts';
import { useUserAction } from '#features/admin/users/edit/use-user-action.ts';
import { missingFaults } from './new-admin.ts';

const EMPTY: Credentials = { email: '', pin: '' };

function faultsOf({ email, pin }: Credentials): Faults<keyof Credentials> {
  const missing = missingFaults({ email: email.trim(), pin });
  const isShort = pin !== '' && !isPinLength(pin, MIN_PIN_LENGTH.custom);
  return isShort ? { ...missing, pin: CREATE_USER_MESSAGES.pinTooShort } : missing;
}

function problemOf({ email, pin }: Credentials): ActionOutcome {
  const isMissing = email.trim() === '' || pin === '';
  return {
    ok: false,
    title: SETUP_MESSAGES.creationFailed,
    message: isMissing ? SETUP_MESSAGES.bothRequired : CREATE_USER_MESSAGES.pinTooShort,
  };
}

/** The initial-admin form of the panel (ADMP-01): e-mail and a PIN of 4 or more. */
export function InitialAdminForm({ onCreated }: { onCreated: () => void }): ReactNode {
  const [typed, setTyped] = useState(EMPTY);
  const { busy, run } = useUserAction(onCreated);
  const { form, faults, show, drop } = useFaults<keyof Credentials>();
  const set = (name: keyof Credentials) => (value: string) => {
    drop(name);
    setTyped((present) => ({ ...present, [name]: value }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(typed);
    show(found);
    const isFaulty = Object.keys(found).length > 0;
    const isDone = await run('create', async () => {
      return isFaulty ? problemOf(typed) : createAdmin('create_initial_admin', typed, null);
    });
    if (isDone) setTyped(EMPTY);
  };
  return (
    <Panel title="Create Initial Admin" text="Another person who may run this shop.">
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label="Admin email"
          type="email"
          autoComplete="off"
          required
          error={faults.email ?? null}
          value={typed.email}
          onChange={set('email')}
        />
        <PinField
          label="Admin PIN"
          hint="At least 4 characters"
          required
          error={faults.pin ?? null}
          value={typed.pin}
          onChange={set('pin')}
        />
        <Button type="submit" isBusy={busy !== null}>
          {busy === null ? 'Create Admin' : 'Creating…'}
        </Button>
      </form>
    </Panel>
  );
}
