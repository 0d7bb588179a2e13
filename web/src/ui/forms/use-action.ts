import { useState } from 'react';

/**
 * An action that a press begins and that takes a while, such as a call. It runs once at a time: a
 * press while it runs does nothing. The action itself tells its outcome, also if the page was left
 * in the meantime.
 * @returns whether it runs, for a button's `isBusy`, and what begins it.
 */
export function useAction<Inputs extends readonly unknown[]>(
  action: (...inputs: Inputs) => Promise<unknown>,
): readonly [isBusy: boolean, begin: (...inputs: Inputs) => void] {
  const [isBusy, setIsBusy] = useState(false);
  const begin = (...inputs: Inputs) => {
    if (isBusy) return;
    setIsBusy(true);
    void action(...inputs).finally(() => setIsBusy(false));
  };
  return [isBusy, begin];
}
