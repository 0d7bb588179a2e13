import { createContext, use, useEffect, useRef, type RefObject } from 'react';
import { type Question, useConfirm } from './confirm.tsx';

/** How many forms in a dialog hold something that is not saved. */
type Unsaved = RefObject<number>;

/** Where the forms in a dialog tell it. */
export const UnsavedContext = createContext<Unsaved | null>(null);

const QUESTION: Question = {
  title: 'Discard what you typed?',
  text: 'It is not saved.',
  confirmLabel: 'Discard',
  cancelLabel: 'Keep editing',
  isDangerous: true,
};

/** In a form of a dialog: while `isDirty`, Escape and a press outside ask before they close it. */
export function useUnsaved(isDirty: boolean): void {
  const unsaved = use(UnsavedContext);
  useEffect(() => {
    if (unsaved === null || !isDirty) return undefined;
    unsaved.current += 1;
    return () => {
      unsaved.current -= 1;
    };
  }, [unsaved, isDirty]);
}

/**
 * The ways out of a dialog that one may take by accident.
 * @param isDirty whether something is not saved, apart from what its forms tell (`useUnsaved`).
 * @returns `leave` closes it, after a question where something would be lost; `unsaved` is for the
 * context.
 */
export function useLeaving(
  isDirty: boolean,
  onClose: () => void,
): { leave: () => void; unsaved: Unsaved } {
  const confirm = useConfirm();
  const unsaved = useRef(0);
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
  return { leave, unsaved };
}
