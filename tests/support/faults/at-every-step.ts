import type { CheckoutDeps } from '../../../functions/src/checkout/deps.ts';
import { Crash, type Death, dying } from './dying.ts';

/**
 * Runs `act` with a death at each step in turn, until it reports that it finished without dying.
 * @returns how many steps there are to die at.
 */
export async function atEveryStep(act: (death: Death) => Promise<boolean>): Promise<number> {
  for (let at = 0; at < 40; at += 1) {
    for (const when of ['before', 'after'] as const) {
      if (!(await act({ at, when }))) return at;
    }
  }
  throw new Error('never got through');
}

/** Runs something in a process that dies. @returns true if the step to die at was reached. */
export async function attempt<D extends Pick<CheckoutDeps, 'db' | 'payments'>>(
  deps: D,
  death: Death,
  perform: (mortal: D) => Promise<unknown>,
): Promise<boolean> {
  const mortal = dying(deps, death);
  try {
    await perform(mortal.deps);
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
  }
  return mortal.hasDied();
}
