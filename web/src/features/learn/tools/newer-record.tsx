import type { ReactNode } from 'react';

/** In place of a record that a newer version of the shop wrote: nothing is written over it. */
export function NewerRecord(): ReactNode {
  return (
    <p role="alert" className="surface-quiet p-4 text-sun">
      A newer version of the shop wrote the record on this device, and this one cannot read it. The
      record stays as it is. Reload this page to see it. If that does not help, come back later.
    </p>
  );
}
