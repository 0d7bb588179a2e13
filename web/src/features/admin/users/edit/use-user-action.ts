import { useState } from 'react';
import { useToast } from '#ui/overlays/toast.tsx';
import type { ActionOutcome } from './user-actions.ts';

/** Runs one action at a time on a user, and shows its outcome. */
export type UserAction = {
  /** The name of the action under way. */
  busy: string | null;
  /** Runs it; true when it was done. */
  run: (name: string, action: () => Promise<ActionOutcome>) => Promise<boolean>;
};

/** The actions of a dialog; `onDone` is called for each that changed something. */
export function useUserAction(onDone: () => void): UserAction {
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (name: string, action: () => Promise<ActionOutcome>) => {
    setBusy(name);
    const { ok, ...words } = await action();
    setBusy(null);
    toast({ ...words, tone: ok ? 'success' : 'error' });
    if (ok) onDone();
    return ok;
  };
  return { busy, run };
}
