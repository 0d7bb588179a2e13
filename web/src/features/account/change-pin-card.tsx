import { useState, type FormEvent, type ReactNode } from 'react';
import { CHANGE_PIN_MESSAGES } from '@reef/domain/accounts/profile-messages';
import { changePin } from '#state/session/own-account.ts';
import { Button } from '#ui/forms/button.tsx';
import { Panel } from '#ui/layout/card.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { type Toast, useToast } from '#ui/overlays/toast.tsx';

const EMPTY = { current: '', next: '', confirm: '' };

async function outcome(current: string, next: string): Promise<Toast> {
  const result = await changePin(current, next);
  if (result.kind === 'done') return { ...CHANGE_PIN_MESSAGES.updated, tone: 'success' };
  if (result.kind === 'failed') return { ...CHANGE_PIN_MESSAGES.failed, tone: 'error' };
  return { title: CHANGE_PIN_MESSAGES.refusedTitle, text: result.message, tone: 'error' };
}

/** Changing one's PIN (PROF-04). */
export function ChangePinCard(): ReactNode {
  const toast = useToast();
  const [pins, setPins] = useState(EMPTY);
  const [isBusy, setIsBusy] = useState(false);
  const set = (name: keyof typeof EMPTY) => (value: string) =>
    setPins((present) => ({ ...present, [name]: value }));

  const change = async () => {
    setIsBusy(true);
    const told = await outcome(pins.current, pins.next);
    setIsBusy(false);
    if (told.tone === 'success') setPins(EMPTY);
    toast(told);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { current, next, confirm } = pins;
    if (current === '' || next === '' || confirm === '') {
      toast({ ...CHANGE_PIN_MESSAGES.missing, tone: 'error' });
    } else if (next !== confirm) toast({ ...CHANGE_PIN_MESSAGES.differ, tone: 'error' });
    else void change();
  };

  return (
    <Panel title="Change PIN" text="You stay signed in here; every other device is signed out.">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Current PIN"
          type="password"
          autoComplete="current-password"
          value={pins.current}
          onChange={set('current')}
        />
        <TextField
          label="New PIN"
          type="password"
          autoComplete="new-password"
          value={pins.next}
          onChange={set('next')}
        />
        <TextField
          label="Confirm new PIN"
          type="password"
          autoComplete="new-password"
          value={pins.confirm}
          onChange={set('confirm')}
        />
        <Button type="submit" kind="secondary" isBusy={isBusy}>
          {isBusy ? 'Changing…' : 'Change PIN'}
        </Button>
      </form>
    </Panel>
  );
}
