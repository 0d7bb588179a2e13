import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { classNames } from '#ui/layout/class-names.ts';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '#ui/layout/icons.tsx';
import { afterSeen, readingMs } from './reading-time.ts';
import type { ShownToast } from './toast.tsx';

const SIGNS = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, error: WarningIcon };

/** Ends a message; `box` is its element. */
type Dismiss = (id: number, box: RefObject<HTMLElement | null>) => void;

/** Where the focus was before it moved to the messages. */
let from: Element | null = null;

function Message({
  toast,
  isNewest,
  onDismiss,
}: {
  toast: ShownToast;
  /** Whether it is the newest with an action. */
  isNewest: boolean;
  onDismiss: Dismiss;
}): ReactNode {
  const { id, title, text, tone = 'info', action, durationMs, isInCart, isSaid } = toast;
  const box = useRef<HTMLDivElement>(null);
  const [isHeld, setIsHeld] = useState(false);
  const { pathname } = useLocation();
  const [shownOn] = useState(pathname);
  const leastMs = action === undefined ? 5000 : 9000;
  const staysMs = durationMs ?? readingMs(`${title} ${text ?? ''}`, leastMs);
  // Keyboard users and slow readers find the action still there (WCAG 2.2.1).
  const isWaiting = isHeld || (isNewest && durationMs === undefined && pathname === shownOn);
  useEffect(() => {
    if (isWaiting) return undefined;
    return afterSeen(staysMs, () => onDismiss(id, box));
  }, [id, isWaiting, onDismiss, staysMs]);
  const leave = () => {
    onDismiss(id, box);
    // The pressed button is removed with the message.
    const isHere = document.activeElement?.closest('.toasts');
    if (isHere && from instanceof HTMLElement) from.focus({ preventScroll: true });
  };
  const SignIcon = SIGNS[tone];
  return (
    <div
      ref={box}
      className={classNames(
        'toast rise gap-3 p-3 ps-4',
        `toast-${tone}`,
        isInCart && 'toast-in-cart',
      )}
      aria-live={isSaid ? 'off' : undefined}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={({ relatedTarget }) => {
        setIsHeld(true);
        if (!relatedTarget?.closest('.toasts')) from = relatedTarget;
      }}
      onBlur={() => setIsHeld(false)}
    >
      <SignIcon className="toast-sign mt-2.5 size-5 flex-none" />
      <div className="flex-1 py-2">
        <p className="font-semibold text-foam">{title}</p>
        {text !== undefined && <p className="text-sm text-mist">{text}</p>}
        {action !== undefined && (
          <button
            type="button"
            className="text-link pointer-events-auto -mb-2 min-h-11 text-sm font-semibold"
            onClick={() => {
              action.onSelect();
              leave();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton label="Dismiss" className="pointer-events-auto" onClick={leave}>
        <CloseIcon className="size-4" />
      </IconButton>
    </div>
  );
}

function isUrgent({ tone }: ShownToast): boolean {
  return tone === 'error' || tone === 'warning';
}

/** The messages: one polite region and one that interrupts, both rendered from the start. */
export function ToastRegion({
  toasts,
  onDismiss,
}: {
  toasts: readonly ShownToast[];
  onDismiss: Dismiss;
}): ReactNode {
  const isShown = toasts.length > 0;
  useEffect(() => {
    // What takes the focus is scrolled out from under the messages (toasts.css).
    document.documentElement.toggleAttribute('data-toasts', isShown);
  }, [isShown]);
  const newest = toasts.findLast(({ action, place }) => action && !place);
  const list = (chosen: readonly ShownToast[]) =>
    chosen.map((toast) =>
      toast.place === undefined ? (
        <Message key={toast.id} toast={toast} isNewest={toast === newest} onDismiss={onDismiss} />
      ) : (
        <div key={toast.id} className="toast-place" style={toast.place} />
      ),
    );
  // Directly in the body, so that an open dialog does not make it unreachable. Below the header on
  // a phone, left of the cart's sheet on a desktop: a message covers nothing that one taps next.
  return createPortal(
    <div className="toasts">
      <div aria-live="polite" className="toasts-polite flex flex-col gap-2">
        {list(toasts.filter((toast) => !isUrgent(toast)))}
      </div>
      <div aria-live="assertive" className="toasts-urgent flex flex-col gap-2">
        {list(toasts.filter(isUrgent))}
      </div>
    </div>,
    document.body,
  );
}
