import { createContext, use, useCallback, useState, type ReactNode, type RefObject } from 'react';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { ToastRegion } from './toast-region.tsx';

/** A short message in the corner; `error` and `warning` interrupt a screen reader. */
export type Toast = {
  title: string;
  text?: string;
  tone?: 'info' | 'success' | 'warning' | 'error';
  /** A follow-up action, such as undoing. Doing it closes the message. */
  action?: { label: string; onSelect: () => void };
  /**
   * How long it stays: by default 0.4 s for each word and at least 5 s, longer while pointed at or
   * while the page is hidden. The newest with an action stays until it is used or dismissed; 9 s
   * more once the page has changed, or another with an action has come. `Infinity`: until it is
   * dismissed, where it says what to do, and nothing else says it.
   */
  durationMs?: number;
  /**
   * Says what the open cart shows itself: on a phone, where it would cover the cart, it is hidden.
   */
  isInCart?: boolean;
  /** An open dialog says the same, also to screen readers. */
  isSaid?: boolean;
};

/** A message on screen, or the place of one that is over. */
export type ShownToast = Toast & { id: number; place?: { height: number } };

/** The most messages at once; the oldest makes room for the newest. */
const SHOWN_AT_ONCE = 3;

/**
 * The messages with one more. A repeated message says nothing new; it only restarts its time. One
 * that waits for another action stays: its Undo reverts another change.
 */
export function withMessage(shown: readonly ShownToast[], toast: Toast): readonly ShownToast[] {
  const others = shown.filter(
    ({ title, text, action, durationMs, place }) =>
      !place &&
      (title !== toast.title ||
        text !== toast.text ||
        (durationMs === undefined && action !== toast.action)),
  );
  const id = (shown.at(-1)?.id ?? 0) + 1;
  return [...others, { ...toast, id }].slice(-SHOWN_AT_ONCE);
}

/**
 * The messages without one that is over. Its place stays as long as there are others, which would
 * move from under a finger, and a press on their Undo would reach the page below.
 */
export function withoutMessage(
  shown: readonly ShownToast[],
  id: number,
  height: number,
): readonly ShownToast[] {
  const left = shown.map((toast) => (toast.id === id ? { ...toast, place: { height } } : toast));
  return left.every(({ place }) => place) ? [] : left;
}

/** Shows a message. */
export type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Shows messages for everything inside. The newest is at the bottom. */
export function ToastProvider({ children }: { children: ReactNode }): ReactNode {
  const [queue, setQueue] = useState<readonly ShownToast[]>([]);
  const isHydrated = useIsHydrated();
  const show = useCallback<ShowToast>(
    (toast) => setQueue((present) => withMessage(present, toast)),
    [],
  );
  const dismiss = useCallback((id: number, box: RefObject<HTMLElement | null>) => {
    const height = box.current?.offsetHeight ?? 0;
    setQueue((present) => withoutMessage(present, id, height));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {isHydrated && <ToastRegion toasts={queue} onDismiss={dismiss} />}
    </ToastContext>
  );
}

/** The function to show a message: `const toast = useToast(); toast({ title: 'Saved' })`. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (show === null) throw new Error('useToast must be used within a ToastProvider');
  return show;
}
