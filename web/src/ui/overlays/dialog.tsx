import {
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
  Description,
} from '@headlessui/react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/layout/class-names.ts';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { CloseIcon } from '#ui/layout/icons.tsx';
import { useCloseRequest } from './use-close-request.ts';

const WIDTHS = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' } as const;

/**
 * A window over the page: keeps the focus, closes on Escape and on a press outside it. On phones it
 * rises from the bottom edge. Title, Close and `actions` stay visible while the rest scrolls.
 */
export function Dialog({
  isOpen,
  title,
  text,
  width = 'medium',
  actions,
  isToRead = false,
  onClose,
  onDismiss = onClose,
  children,
}: {
  isOpen: boolean;
  title: string;
  text?: string;
  width?: keyof typeof WIDTHS;
  actions?: ReactNode;
  /**
   * The content may be long without anything to focus: it takes the focus itself, for the arrow
   * keys.
   */
  isToRead?: boolean;
  onClose: () => void;
  /** Escape, Android's Back, or a press outside: what a visitor may do by accident. */
  onDismiss?: () => void;
  children?: ReactNode;
}): ReactNode {
  useCloseRequest(isOpen, onDismiss);
  return (
    <HeadlessDialog open={isOpen} onClose={onDismiss} className="relative z-50">
      <DialogBackdrop transition className="scrim" />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel transition className={classNames('panel panel-dialog', WIDTHS[width])}>
          <div className="panel-head">
            <DialogTitle className="text-xl">{title}</DialogTitle>
            <IconButton label="Close" onClick={onClose} className="-me-2 -mt-2">
              <CloseIcon />
            </IconButton>
          </div>
          <div className="panel-body" {...(isToRead && { tabIndex: 0 })}>
            {text !== undefined && (
              <Description className="mb-4 wrap-anywhere text-mist">{text}</Description>
            )}
            {children}
          </div>
          {actions !== undefined && <div className="panel-foot">{actions}</div>}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
