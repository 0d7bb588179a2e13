import {
  createContext,
  use,
  useCallback,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** A question that is answered with yes or no; `title` is the question itself. */
export type Question = {
  title: string;
  text?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  isDangerous?: boolean;
};

/** What the dialog is given. */
export type QuestionProps = { question: Question; onAnswer: (isConfirmed: boolean) => void };

/** Asks, and resolves to true when the answer is yes. */
export type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

type Asked = {
  Dialog: ComponentType<QuestionProps>;
  question: Question;
  answer: (isConfirmed: boolean) => void;
};

/** The dialog, whose code comes with the first question; null without signal, where none is kept. */
async function loadDialog(): Promise<ComponentType<QuestionProps> | null> {
  try {
    return (await import('./confirm-dialog.tsx')).default;
  } catch {
    return null;
  }
}

/** Asks questions for everything inside; the browser asks where our dialog cannot be had. */
export function ConfirmProvider({ children }: { children: ReactNode }): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback<Confirm>(async (question) => {
    const Dialog = await loadDialog();
    // oxlint-disable-next-line no-alert -- plain, but it keeps the page and what was typed there.
    if (Dialog === null)
      return window.confirm(`${question.title}\n\n${question.text ?? ''}`.trim());
    return new Promise((answer) => setAsked({ Dialog, question, answer }));
  }, []);
  const settle = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed);
    setAsked(null);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked !== null && <asked.Dialog question={asked.question} onAnswer={settle} />}
    </ConfirmContext>
  );
}

/** `const confirm = useConfirm(); if (await confirm({ title: 'Are you sure…?' })) …` */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === null) throw new Error('useConfirm must be used within a ConfirmProvider');
  return confirm;
}
