import { useState, type FormEvent, type ReactNode } from 'react';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { MAX_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { setPinByLink, type LinkOutcome } from '#state/session/sign-in/mailed-links.ts';
import { Button } from '#ui/forms/button.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { useFaults } from '#ui/forms/use-first-invalid.ts';
import { LinkAnswer } from './link-answer.tsx';
import { changedPins, type PinName, pinFaults, refusedPin } from '#features/account/pin-faults.ts';
import { ToSignIn } from './to-sign-in.tsx';

/** Choosing a new PIN by a mailed link (ORD-06). */
export function ResetPin({ token }: { token: string }): ReactNode {
  const [pins, setPins] = useState({ next: '', confirm: '' });
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const { form, faults, show, drop } = useFaults<PinName>();
  const [tries, setTries] = useState(0);
  const set = (name: keyof typeof pins) => (value: string) => {
    const changed = changedPins(name, pins);
    // An answer about a field goes as the field changes.
    if (changed.some((each) => faults[each] !== undefined)) setOutcome(null);
    drop(...changed);
    setPins({ ...pins, [name]: value });
  };

  const [isBusy, save] = useAction(async () => {
    setOutcome(null);
    const answer = await setPinByLink(token, pins.next);
    setOutcome(answer);
    show(answer.ok ? {} : refusedPin(answer.message));
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries(tries + 1);
    const found = pinFaults(pins);
    show(found);
    const isEmpty = pins.next === '' || pins.confirm === '';
    const message = isEmpty ? SIGN_UP_MESSAGES.missingFields : found.confirm;
    if (message === undefined) save();
    else setOutcome({ ok: false, message });
  };

  const isDone = outcome?.ok === true;
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {!isDone && (
        <>
          <TextField
            label="New PIN"
            type="password"
            autoComplete="new-password"
            maxLength={MAX_PIN_LENGTH}
            required
            value={pins.next}
            error={faults.next ?? null}
            onChange={set('next')}
          />
          <TextField
            label="Confirm new PIN"
            type="password"
            autoComplete="new-password"
            maxLength={MAX_PIN_LENGTH}
            required
            value={pins.confirm}
            error={faults.confirm ?? null}
            onChange={set('confirm')}
          />
        </>
      )}
      {/* A new element each time: a second answer with the same words is read out too. */}
      {outcome !== null && <LinkAnswer key={tries} outcome={outcome} />}
      {isDone ? (
        <ToSignIn hasNewPin size="large">
          Go to Sign In
        </ToSignIn>
      ) : (
        <>
          <Button type="submit" size="large" isBusy={isBusy}>
            {isBusy ? 'Saving…' : 'Set my new PIN'}
          </Button>
          <ToSignIn kind="ghost">Back to Sign In</ToSignIn>
        </>
      )}
    </form>
  );
}
