import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { useConfirm } from './confirm.tsx';
import { DISCARDING } from './discarding.ts';

/** Tells a dialog that something in it is not saved, until the returned function is called. */
type MarkUnsaved = () => () => void;

/** How the forms in a dialog report it. */
export const UnsavedContext = createContext<MarkUnsaved | null>(null);

/** For a form in a dialog: while `isDirty`, closing the dialog by accident asks first. */
export function useUnsaved(isDirty: boolean): void {
  const markUnsaved = use(UnsavedContext);
  useEffect(() => (isDirty ? markUnsaved?.() : undefined), [markUnsaved, isDirty]);
}

/**
 * How a dialog is closed, on purpose or by accident.
 * @param isDirty whether something is not saved, apart from what its forms report (`useUnsaved`).
 * @returns `leave` closes it, after a question if something would be lost; `markUnsaved` is for the
 * context.
 */
export function useLeaving(
  isDirty: boolean,
  onClose: () => void,
): { leave: () => void; markUnsaved: MarkUnsaved } {
  const confirm = useConfirm();
  const unsaved = useRef(0);
  const markUnsaved = useCallback<MarkUnsaved>(() => {
    unsaved.current += 1;
    return () => {
      unsaved.current -= 1;
    };
  }, []);
  const isAsking = useRef(false);
  const ask = async () => {
    isAsking.current = true;
    const isSure = await confirm(DISCARDING);
    isAsking.current = false;
    if (isSure) onClose();
  };
  const leave = () => {
    if (isAsking.current) return;
    if (isDirty || unsaved.current > 0) void ask();
    else onClose();
  };
  return { leave, markUnsaved };
}
