import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import { DialogSection } from './dialog-section.tsx';
import { PinField } from '#ui/forms/pin-field.tsx';
import { newPinProblem, resetPassword } from './user-actions.ts';
import { useUnsaved } from '#ui/overlays/unsaved.ts';
import { useUserAction } from './use-user-action.ts';

/** An admin gives a user a new PIN of 6 or more (USER-07). */
export function ResetPasswordForm({
  userId,
  onChanged,
}: {
  userId: string;
  onChanged: () => void;
}): ReactNode {
  const { busy, run } = useUserAction(onChanged);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  useUnsaved(pin !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(newPinProblem(pin)?.message ?? null);
    const isDone = await run('reset', () => resetPassword(userId, pin));
    if (isDone) setPin('');
  };
  return (
    <DialogSection title="Reset password" text="Every session of this user ends.">
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <PinField
          label="New PIN"
          hint="At least 6 characters"
          error={problem}
          value={pin}
          onChange={(value) => {
            setProblem(null);
            setPin(value);
          }}
        />
        <Button type="submit" kind="secondary" isBusy={busy !== null}>
          {busy === null ? 'Reset Password' : 'Resetting…'}
        </Button>
      </form>
    </DialogSection>
  );
}
