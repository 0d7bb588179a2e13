import { SETUP_MESSAGES } from '@reef/domain/accounts/admin-messages';
import { verifyLogin, type Credentials } from './admin-calls.ts';

/** The steps of the set-up page's Admin Management (SETUP-01). */
export type StepName = 'add' | 'verify' | 'check';

/** The state of a step. `disabled`: the shop does not do this here. */
export type StepState = {
  status: 'idle' | 'busy' | 'passed' | 'failed' | 'disabled';
  text: string;
};

/** One step of the three. */
export type Step = { name: StepName; label: string; text: string };

export const STEPS: readonly Step[] = [
  { name: 'add', label: 'Add', text: 'Add the admin directly' },
  { name: 'verify', label: 'Verify', text: 'Verify that the email and PIN sign in' },
  { name: 'check', label: 'Check', text: 'Check that the account is an admin' },
];

/** The pause between two steps of Run All (SETUP-01). */
const STEP_PAUSE_MS = 1000;

async function verify(credentials: Credentials): Promise<StepState> {
  const login = await verifyLogin(credentials);
  return { status: login.ok ? 'passed' : 'failed', text: login.message };
}

async function check(credentials: Credentials): Promise<StepState> {
  const login = await verifyLogin(credentials);
  if (!login.ok) return { status: 'failed', text: login.message };
  const text = SETUP_MESSAGES.adminStatus(login.isAdmin);
  return { status: login.isAdmin ? 'passed' : 'failed', text };
}

/** Runs a step. Adding directly is always disabled (SETUP-01). */
export async function runStep(name: StepName, credentials: Credentials): Promise<StepState> {
  if (name === 'verify') return verify(credentials);
  if (name === 'check') return check(credentials);
  return { status: 'disabled', text: SETUP_MESSAGES.disabled.text };
}

/** Runs every step in turn, with a pause between two of them. */
export async function runAll(
  run: (name: StepName) => Promise<void>,
  pause: (ms: number) => Promise<void>,
): Promise<void> {
  for (const [index, { name }] of STEPS.entries()) {
    // Each step waits for the one before it.
    if (index > 0) await pause(STEP_PAUSE_MS);
    await run(name);
  }
}
