import { normalizeEmail } from '@reef/domain/accounts/email';
import { type PinDeps, type PinOwner, pinOwner } from './pin-owner.ts';
import { attemptSucceeded, lockLeftMs, takeAttempt } from './sign-in-attempts.ts';
import { noteWrongPin } from './slow-guessing.ts';

/** An e-mail and a PIN as somebody typed them, and from where. */
export type PinAttempt = { email: string; pin: string; address: string };

/**
 * Looks at one PIN that somebody gives with an e-mail: counted before it is looked at, wrong ones over
 * weeks too. Every way to sign in asks here, so that none is a second way to guess.
 * @returns whose PIN it is; `locked` where it was not looked at, and for how long it would not be.
 */
export async function checkPin(
  deps: PinDeps,
  { email: typed, pin, address }: PinAttempt,
): Promise<PinOwner | { kind: 'locked'; leftMs: number }> {
  const email = normalizeEmail(typed);
  const key = { account: email, address };
  const grant = await takeAttempt(deps.db, key, deps.now());
  if (grant === 'locked') {
    return { kind: 'locked', leftMs: await lockLeftMs(deps.db, key, deps.now()) };
  }
  const owner = await pinOwner(deps, email, pin);
  if (owner.kind === 'nobody') await noteWrongPin(deps, email);
  if (owner.kind === 'owner') await attemptSucceeded(deps.db, key, grant, deps.now());
  return owner;
}
