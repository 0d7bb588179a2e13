import {
  Dialog as HeadlessDialog,
  DialogBackdrop,
  DialogPanel,
  DialogTitle,
} from '@headlessui/react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/forms/icon-button.tsx';
import { CloseIcon } from '#ui/layout/icons.tsx';
import { useCloseRequest } from './use-close-request.ts';

/**
 * A sheet from the right edge, with a head, a scrolling middle, and a foot that stays visible if
 * there is room.
 */
export function SideSheet({
  isOpen,
  title,
  titleNote,
  footer,
  onClose,
  children,
}: {
  isOpen: boolean;
  title: string;
  /** After the title, such as a count. */
  titleNote?: ReactNode;
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}): ReactNode {
  useCloseRequest(isOpen, onClose);
  return (
    <HeadlessDialog open={isOpen} onClose={onClose} className="relative z-50">
      <DialogBackdrop transition className="scrim" />
      <div className="fixed inset-y-0 end-0 flex">
        <DialogPanel transition className="panel panel-side">
          <div className="flex items-center justify-between gap-3 border-b border-[var(--line)] px-5 py-4">
            <div className="flex items-center gap-3">
              <DialogTitle className="text-xl">{title}</DialogTitle>
              {titleNote}
            </div>
            <IconButton label="Close" onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
          <div className="panel-side-body">{children}</div>
          {footer !== undefined && (
            <div className="border-t border-[var(--line)] bg-abyss-950/60 px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}
