import type { ReactNode } from 'react';

/** Says that it is not known which tanks the account has. */
export function TanksNotLoaded(): ReactNode {
  return (
    <p role="alert" className="mb-6 text-sm text-sun">
      Your tanks could not be loaded. They appear as soon as there is a connection.
    </p>
  );
}
