import { useState, type FormEvent, type ReactNode } from 'react';
import { SETUP_MESSAGES as WORDS } from '@reef/domain/accounts/admin-messages';
import { MAX_SETUP_CODE_LENGTH } from '@reef/domain/accounts/pin';
import { useAuth } from '#state/session/session.tsx';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { Panel } from '#ui/layout/card.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFaults } from '#ui/forms/use-first-invalid.ts';
import { type Toast, useToast } from '#ui/overlays/toast.tsx';
import { createAdmin } from './admin-calls.ts';
import { outcomeToast } from '#features/admin/users/edit/use-user-action.ts';
import { EMPTY_NEW_ADMIN, type NewAdmin, newAdminProblem } from './new-admin.ts';
import { PinField } from '#ui/forms/pin-field.tsx';
import { ResultNote } from './result-note.tsx';

/**
 * Creates an admin (SETUP-02). Without an admin's session it takes the operator's set-up code, and
 * only while there is no admin yet (SETUP-06).
 */
export function CreateAdminCard(): ReactNode {
  const toast = useToast();
  const { role } = useAuth();
  const needsCode = role !== 'admin';
  const [typed, setTyped] = useState(EMPTY_NEW_ADMIN);
  const [madeFor, setMadeFor] = useState<string | null>(null);
  const { form, faults, show, drop } = useFaults<keyof NewAdmin>();
  const set = (name: keyof NewAdmin) => (value: string) => {
    drop(name);
    // A new PIN may now be the same as its repetition.
    if (name === 'pin' && typed.confirm !== '') drop('confirm');
    setTyped((present) => ({ ...present, [name]: value }));
  };

  const create = async (): Promise<Toast> => {
    const problem = newAdminProblem(typed, needsCode);
    show(problem?.faults ?? {});
    if (problem !== null) {
      return { title: WORDS.creationFailed, text: problem.message, tone: 'error' };
    }
    const code = needsCode ? typed.code : null;
    const outcome = await createAdmin('create_admin_account', typed, code);
    if (outcome.ok) {
      setMadeFor(typed.email.trim());
      setTyped(EMPTY_NEW_ADMIN);
    }
    return outcomeToast(outcome);
  };

  const [isBusy, begin] = useAction(async () => {
    setMadeFor(null);
    toast(await create());
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin();
  };

  const text = needsCode
    ? 'The first admin needs the setup code that the operator of this shop holds.'
    : 'You are signed in as an admin and may add another.';
  return (
    <Panel title="Create Admin Account" text={text}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {needsCode && (
          <PinField
            label="Setup code"
            required
            maxLength={MAX_SETUP_CODE_LENGTH}
            error={faults.code ?? null}
            value={typed.code}
            onChange={set('code')}
          />
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          required
          error={faults.email ?? null}
          value={typed.email}
          onChange={set('email')}
        />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <PinField
            label="PIN"
            hint="At least 6 characters"
            required
            error={faults.pin ?? null}
            value={typed.pin}
            onChange={set('pin')}
          />
          <PinField
            label="Confirm PIN"
            required
            error={faults.confirm ?? null}
            value={typed.confirm}
            onChange={set('confirm')}
          />
        </div>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? 'Creating…' : 'Create Admin Account'}
        </Button>
      </form>
      {madeFor !== null && (
        <ResultNote
          result={{
            title: WORDS.accountCreated,
            text: `${madeFor} can sign in now.`,
            tone: 'success',
          }}
        />
      )}
    </Panel>
  );
}
