import { useState, type FormEvent, type ReactNode } from 'react';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { setPinByLink, type LinkOutcome } from '#state/session/mailed-links.ts';
import { Button, LinkButton } from '#ui/forms/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { LinkAnswer } from './link-answer.tsx';

/** Choosing a new PIN by a mailed link (ORD-06). */
export function ResetPin({ token }: { token: string }): ReactNode {
  const [pins, setPins] = useState({ next: '', confirm: '' });
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const save = async () => {
    setIsBusy(true);
    setOutcome(null);
    setOutcome(await setPinByLink(token, pins.next));
    setIsBusy(false);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isEmpty = pins.next === '' || pins.confirm === '';
    if (isEmpty) setOutcome({ ok: false, message: SIGN_UP_MESSAGES.missingFields });
    else if (pins.next !== pins.confirm) {
      setOutcome({ ok: false, message: SIGN_UP_MESSAGES.pinsDiffer });
    } else void save();
  };

  const isDone = outcome?.ok === true;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {!isDone && (
        <>
          <TextField
            label="New PIN"
            type="password"
            autoComplete="new-password"
            required
            value={pins.next}
            onChange={(next) => setPins({ ...pins, next })}
          />
          <TextField
            label="Confirm new PIN"
            type="password"
            autoComplete="new-password"
            required
            value={pins.confirm}
            onChange={(confirm) => setPins({ ...pins, confirm })}
          />
        </>
      )}
      {outcome !== null && <LinkAnswer outcome={outcome} />}
      {isDone ? (
        <LinkButton to="/auth" size="large">
          Go to Sign In
        </LinkButton>
      ) : (
        <>
          <Button type="submit" size="large" isBusy={isBusy}>
            {isBusy ? 'Saving…' : 'Set my new PIN'}
          </Button>
          <LinkButton to="/auth" kind="ghost">
            Back to Sign In
          </LinkButton>
        </>
      )}
    </form>
  );
}
