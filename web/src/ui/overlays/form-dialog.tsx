import type { ComponentProps, ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { UnsavedContext, useLeaving } from './unsaved.ts';

/**
 * A dialog with a form: Escape, Android's Back and a press outside ask before typed text is lost.
 * @param isDirty something was typed and is not saved. Forms inside report it by `useUnsaved`.
 */
export function FormDialog({
  isDirty = false,
  children,
  ...dialog
}: Omit<ComponentProps<typeof Dialog>, 'onDismiss'> & { isDirty?: boolean }): ReactNode {
  const { leave, markUnsaved } = useLeaving(isDirty, dialog.onClose);
  return (
    <Dialog {...dialog} onDismiss={leave}>
      <UnsavedContext value={markUnsaved}>{children}</UnsavedContext>
    </Dialog>
  );
}
