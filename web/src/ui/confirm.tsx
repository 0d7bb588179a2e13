import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';

const ConfirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/** A question that is answered with yes or no; `title` is the question itself. */
export type Question = {
  title: string;
  text?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  isDangerous?: boolean;
};

/** Asks, and resolves to true when the answer is yes. */
export type Confirm = (question: Question) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

type Asked = { question: Question; answer: (isConfirmed: boolean) => void };

/** Asks questions for everything inside; the dialog loads with the first one. */
export function ConfirmProvider({ children }: { children: ReactNode }): ReactNode {
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback<Confirm>(
    (question) => new Promise((resolve) => setAsked({ question, answer: resolve })),
    [],
  );
  const settle = (isConfirmed: boolean) => {
    asked?.answer(isConfirmed);
    setAsked(null);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked !== null && (
        <Suspense fallback={null}>
          <ConfirmDialog question={asked.question} onAnswer={settle} />
        </Suspense>
      )}
    </ConfirmContext>
  );
}

/** `const confirm = useConfirm(); if (await confirm({ title: 'Are you sure…?' })) …` */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === null) throw new Error('useConfirm must be used within a ConfirmProvider');
  return confirm;
}
