import { useState, type FormEvent, type ReactNode } from 'react';
import { MAX_PIN_LENGTH } from '@reef/domain/accounts/pin';
import { CHANGE_PIN_MESSAGES } from '@reef/domain/accounts/profile-messages';
import { changePin, type ChangePinResult } from '#state/session/own-account/own-account.ts';
import { Button } from '#ui/forms/button.tsx';
import { useAction } from '#ui/forms/use-action.ts';
import { Panel } from '#ui/layout/card.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { useFaults } from '#ui/forms/use-first-invalid.ts';
import { type Toast, useToast } from '#ui/overlays/toast.tsx';
import { changedPins, type PinName, pinFaults, refusedPin } from '#features/account/pin-faults.ts';

const EMPTY = { current: '', next: '', confirm: '' };

function wordsOf(result: ChangePinResult): Toast {
  if (result.ok) return { ...CHANGE_PIN_MESSAGES.updated, tone: 'success' };
  if (result.refusal === 'refused') {
    return { title: CHANGE_PIN_MESSAGES.refusedTitle, text: result.message, tone: 'error' };
  }
  return { ...CHANGE_PIN_MESSAGES[result.refusal], tone: 'error' };
}

/** Changing the user's own PIN (PROF-04). */
export function ChangePinCard(): ReactNode {
  const toast = useToast();
  const [pins, setPins] = useState(EMPTY);
  const { form, faults, show, drop } = useFaults<PinName>();
  const set = (name: PinName) => (value: string) => {
    drop(...changedPins(name, pins));
    setPins((present) => ({ ...present, [name]: value }));
  };

  const [isBusy, change] = useAction(async () => {
    const result = await changePin(pins.current, pins.next);
    if (result.ok) setPins(EMPTY);
    else if (result.refusal === 'refused') show(refusedPin(result.message));
    toast(wordsOf(result));
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = pinFaults(pins);
    show(found);
    if (Object.values(pins).includes('')) toast({ ...CHANGE_PIN_MESSAGES.missing, tone: 'error' });
    else if (found.confirm !== undefined) toast({ ...CHANGE_PIN_MESSAGES.differ, tone: 'error' });
    else change();
  };

  return (
    <Panel title="Change PIN" text="You stay signed in here; every other device is signed out.">
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Current PIN"
          type="password"
          autoComplete="current-password"
          maxLength={MAX_PIN_LENGTH}
          value={pins.current}
          error={faults.current ?? null}
          onChange={set('current')}
        />
        <TextField
          label="New PIN"
          type="password"
          autoComplete="new-password"
          maxLength={MAX_PIN_LENGTH}
          value={pins.next}
          error={faults.next ?? null}
          onChange={set('next')}
        />
        <TextField
          label="Confirm new PIN"
          type="password"
          autoComplete="new-password"
          maxLength={MAX_PIN_LENGTH}
          value={pins.confirm}
          error={faults.confirm ?? null}
          onChange={set('confirm')}
        />
        <Button type="submit" kind="secondary" isBusy={isBusy}>
          {isBusy ? 'Changing…' : 'Change PIN'}
        </Button>
      </form>
    </Panel>
  );
}
