import { normalizeEmail } from '@reef/domain/accounts/email';
import { type PinDeps, type PinAnswer, pinOwner } from './pin-owner.ts';
import { attemptSucceeded, lockLeftMs, takeAttempt } from './sign-in-attempts.ts';
import { noteWrongPin } from './slow-guessing.ts';

/** An e-mail and a PIN as typed, and the network address. */
export type PinAttempt = { email: string; pin: string; address: string };

/**
 * Checks a PIN given with an e-mail. The attempt is counted before the check; wrong ones are also
 * counted over weeks, for their network and for everybody. Every way to sign in uses this, so that none is a second way to guess.
 * @returns whose PIN it is; `locked` if it was not checked, and for how long.
 */
export async function checkPin(
  deps: PinDeps,
  { email: typed, pin, address }: PinAttempt,
): Promise<PinAnswer | { kind: 'locked'; leftMs: number }> {
  const email = normalizeEmail(typed);
  const key = { account: email, address };
  const grant = await takeAttempt(deps.db, key, deps.now());
  if (grant === 'locked') {
    return { kind: 'locked', leftMs: await lockLeftMs(deps.db, key, deps.now()) };
  }
  const owner = await pinOwner(deps, email, pin);
  if (owner.kind === 'nobody') await noteWrongPin(deps, { email, address });
  if (owner.kind === 'owner') await attemptSucceeded(deps.db, key, grant, deps.now());
  return owner;
}
