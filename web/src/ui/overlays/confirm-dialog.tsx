import type { ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import type { QuestionProps } from './confirm.tsx';
import { Dialog } from './dialog.tsx';

/** The dialog of `useConfirm`; closing it in any other way counts as no. */
export default function ConfirmDialog({ question, onAnswer }: QuestionProps): ReactNode {
  const { title, text, confirmLabel = 'Confirm', cancelLabel = 'Cancel', isDangerous } = question;
  return (
    <Dialog
      isOpen
      title={title}
      text={text}
      width="small"
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button kind="ghost" onClick={() => onAnswer(false)}>
            {cancelLabel}
          </Button>
          <Button kind={isDangerous ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
