import type { ReactNode } from 'react';

/** Above a form that comes back with what was typed into it before. */
export function KeptNote(): ReactNode {
  return (
    <output className="note note-info">
      You typed here before and did not save it. Close this window to discard it.
    </output>
  );
}
