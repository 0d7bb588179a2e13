import { useState, type FormEvent, type ReactNode } from 'react';
import { CREATE_USER_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { MAX_EMAIL_LENGTH } from '@reef/domain/accounts/email';
import { COMPLETENESS_FIELDS } from '@reef/domain/accounts/profile-completeness';
import { Button } from '#ui/forms/button.tsx';
import { NativeSelect } from '#ui/forms/native-select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFaults } from '#ui/forms/use-first-invalid.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { ContactFields } from './contact-fields.tsx';
import { createUser, EMPTY_NEW_USER, type NewUser, newUserErrors } from './new-user.ts';
import { PinField } from '#ui/forms/pin-field.tsx';
import { useUnsaved } from '#ui/overlays/unsaved.ts';
import { useUserAction } from './use-user-action.ts';

const ROLES = [
  { value: 'user', label: 'User' },
  { value: 'admin', label: 'Admin' },
] as const;

function CompleteProfileBox({
  isChecked,
  onChange,
}: {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}): ReactNode {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm font-semibold text-foam">
      <input
        type="checkbox"
        className="size-5.5 flex-none accent-lumen"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      Require complete profile
    </label>
  );
}

/** An admin makes an account (USER-03, USER-04). Afterwards it calls `onCreated` and resets. */
export function CreateUserForm({ onCreated }: { onCreated: () => void }): ReactNode {
  const toast = useToast();
  const [user, setUser] = useState(EMPTY_NEW_USER);
  const [isComplete, setIsComplete] = useState(true);
  const { form, faults, show, drop } = useFaults<keyof NewUser>();
  const { busy, run } = useUserAction(onCreated);
  useUnsaved(JSON.stringify(user) !== JSON.stringify(EMPTY_NEW_USER));
  const change = (fields: Partial<NewUser>) => {
    drop(...Object.keys(fields));
    setUser((present) => ({ ...present, ...fields }));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = newUserErrors(user, isComplete);
    show(found);
    if (Object.keys(found).length > 0) {
      toast({ ...CREATE_USER_MESSAGES.invalid, tone: 'error' });
      return;
    }
    const isDone = await run('create', () => createUser(user));
    if (isDone) setUser(EMPTY_NEW_USER);
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        required
        maxLength={MAX_EMAIL_LENGTH}
        error={faults.email ?? null}
        value={user.email}
        onChange={(email) => change({ email })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PinField
          label="PIN"
          hint="At least 4 characters"
          required
          error={faults.pin ?? null}
          value={user.pin}
          onChange={(pin) => change({ pin })}
        />
        <NativeSelect
          label="Role"
          value={user.role}
          options={ROLES}
          onChange={(role) => change({ role })}
        />
      </div>
      <CompleteProfileBox
        isChecked={isComplete}
        onChange={(isChecked) => {
          drop(...COMPLETENESS_FIELDS);
          setIsComplete(isChecked);
        }}
      />
      <ContactFields
        contact={user}
        errors={faults}
        required={isComplete ? COMPLETENESS_FIELDS : []}
        onChange={change}
      />
      <div className="panel-submit-foot">
        <Button type="submit" size="large" isBusy={busy !== null}>
          {busy === null ? 'Create User' : 'Creating…'}
        </Button>
      </div>
    </form>
  );
}
