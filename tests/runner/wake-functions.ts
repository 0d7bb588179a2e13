/** What a buyer calls first; an emulated function takes seconds to start on a busy machine. */
const CALLED_FIRST = [
  'login',
  'complete_sign_in',
  'sign_up',
  'create-payment',
  'verify-payment',
  'cancel-payment',
  'stripe-webhook',
  'get_all_users_with_roles',
];

/** The emulator gives a process 30 s to start; a call to one that took longer is never answered. */
const ANSWERED_WITHIN_MS = 45_000;
const CALLS_OF_EACH = 4;

/** Calls a function without a valid body, and again if no answer came. */
async function wake(url: string): Promise<void> {
  const call = async () => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"data":null}',
      signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    });
    await answer.text();
  };
  for (let count = 1; count < CALLS_OF_EACH; count += 1) {
    try {
      return await call();
    } catch {
      console.log(`${url} did not answer; calling it again ...`);
    }
  }
  return call();
}

/**
 * Starts the functions' processes one after the other, before anything waits for them.
 * @param origin the functions emulator's address with project and region.
 */
export async function wakeFunctions(
  origin: string,
  names: readonly string[] = CALLED_FIRST,
): Promise<void> {
  // All at once they would share two cores.
  for (const name of names) await wake(`${origin}/${name}`);
}
