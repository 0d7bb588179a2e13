import type { ReactNode } from 'react';
import { TextField } from '#ui/forms/text-field.tsx';
import type { Credentials } from './admin-calls.ts';
import { PinField } from '#ui/forms/pin-field.tsx';

/** Before anything is typed. */
export const EMPTY_CREDENTIALS: Credentials = { email: '', pin: '' };

/** True when both have been typed. */
export function hasCredentials({ email, pin }: Credentials): boolean {
  return email.trim() !== '' && pin !== '';
}

/** E-mail and PIN of a login to be tried; the session does not change. */
export function CredentialFields({
  value,
  onChange,
}: {
  value: Credentials;
  onChange: (value: Credentials) => void;
}): ReactNode {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        value={value.email}
        onChange={(email) => onChange({ ...value, email })}
      />
      <PinField label="PIN" value={value.pin} onChange={(pin) => onChange({ ...value, pin })} />
    </div>
  );
}
