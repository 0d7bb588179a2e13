import type { ReactNode } from 'react';
import { useIsHydrated } from '#ui/layout/hydrated.ts';
import { safariNote } from './safari-note.ts';

const ADVICE = {
  phone: 'Add the shop to your home screen, and keep them there.',
  mac: '',
};

/** Says that entries stay on this device, and when Safari deletes them. */
export function DeviceOnlyNote({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}): ReactNode {
  // A prerendered page does not know its reader's browser.
  const note = useIsHydrated() ? safariNote('them', ADVICE) : null;
  return (
    <p className={className}>
      {children}
      {note !== null && <span>{note}</span>}
    </p>
  );
}
