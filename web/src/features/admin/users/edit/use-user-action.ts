import { useState } from 'react';
import { type Toast, useToast } from '#ui/overlays/toast.tsx';
import type { ActionOutcome } from './user-actions.ts';

/** Runs one action at a time on a user, and shows its outcome. */
export type UserAction = {
  /** The name of the running action. */
  busy: string | null;
  /** Runs it; true if it was done. */
  run: (name: string, action: () => Promise<ActionOutcome>) => Promise<boolean>;
};

/** An action's outcome as a message on screen. */
export function outcomeToast({ ok, title, message }: ActionOutcome): Toast {
  const tone = ok ? 'success' : 'error';
  return message === undefined ? { title, tone } : { title, text: message, tone };
}

/** The actions of a dialog; `onDone` is called for each that changed something. */
export function useUserAction(onDone: () => void): UserAction {
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (name: string, action: () => Promise<ActionOutcome>) => {
    setBusy(name);
    const outcome = await action();
    setBusy(null);
    toast(outcomeToast(outcome));
    if (outcome.ok) onDone();
    return outcome.ok;
  };
  return { busy, run };
}
