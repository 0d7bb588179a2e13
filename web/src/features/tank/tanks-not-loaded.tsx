import type { ReactNode } from 'react';
import { useLoadAdvice } from '#platform/data/calls/advice.ts';

/** Says that it is not known which tanks the account has. */
export function TanksNotLoaded(): ReactNode {
  const advice = useLoadAdvice('They appear as soon as there is a connection.');
  return (
    <p role="alert" className="mb-6 text-sm text-sun">
      Your tanks could not be loaded. {advice}
    </p>
  );
}
