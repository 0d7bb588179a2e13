import {
  createContext,
  use,
  useCallback,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

/** A yes-or-no question; `title` is the question itself. */
export type Question = {
  title: string;
  text?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  isDangerous?: boolean;
};

/** The props of the dialog. */
export type QuestionProps = { question: Question; onAnswer: (isConfirmed: boolean) => void };

/** Asks, and resolves to true if the answer is yes. */
export type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

type Asked = {
  Dialog: ComponentType<QuestionProps>;
  question: Question;
  answer: (isConfirmed: boolean) => void;
};

/**
 * The dialog, whose code loads with the first question; null without signal, if it is not cached.
 */
async function loadDialog(): Promise<ComponentType<QuestionProps> | null> {
  try {
    return (await import('./confirm-dialog.tsx')).default;
  } catch {
    return null;
  }
}

/** Asks questions for everything inside; the browser asks if our dialog cannot be loaded. */
export function ConfirmProvider({ children }: { children: ReactNode }): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback<Confirm>(async (question) => {
    const Dialog = await loadDialog();
    // Plain, but it keeps the page and what was typed there.
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
