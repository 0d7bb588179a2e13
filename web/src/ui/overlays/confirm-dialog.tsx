import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Button } from '#ui/forms/button.tsx';
import type { QuestionProps } from './confirm.tsx';
import { Dialog } from './dialog.tsx';

/**
 * The dialog of `useConfirm`; closing it in any other way counts as no, and so does going back or
 * forward to another page, which it must not cover.
 */
export default function ConfirmDialog({ question, onAnswer }: QuestionProps): ReactNode {
  const { title, text, confirmLabel = 'Confirm', cancelLabel = 'Cancel', isDangerous } = question;
  const onLeave = useEffectEvent(() => onAnswer(false));
  useEffect(() => {
    const leave = () => onLeave();
    // First, so that the title of the other page gets the focus.
    window.addEventListener('popstate', leave, { capture: true });
    return () => window.removeEventListener('popstate', leave, { capture: true });
  }, []);
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
