import { createContext, use, useCallback, useEffect, useRef } from 'react';
import { type Question, useConfirm } from './confirm.tsx';

/** Tells a dialog that something in it is not saved, until what it gives back is called. */
type MarkUnsaved = () => () => void;

/** How the forms in a dialog tell it. */
export const UnsavedContext = createContext<MarkUnsaved | null>(null);

const QUESTION: Question = {
  title: 'Discard what you typed?',
  text: 'It is not saved.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  isDangerous: true,
};

/** In a form of a dialog: while `isDirty`, what one may do by accident asks before it closes the dialog. */
export function useUnsaved(isDirty: boolean): void {
  const markUnsaved = use(UnsavedContext);
  useEffect(() => (isDirty ? markUnsaved?.() : undefined), [markUnsaved, isDirty]);
}

/**
 * The ways out of a dialog that one may take by accident.
 * @param isDirty whether something is not saved, apart from what its forms tell (`useUnsaved`).
 * @returns `leave` closes it, after a question where something would be lost; `markUnsaved` is
 * for the context.
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
    const isSure = await confirm(QUESTION);
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
