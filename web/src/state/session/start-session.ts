import { loadAuth } from '#platform/firebase/load.ts';
import { loadWithRetry } from '#platform/device/online.ts';
import { SESSION_HINT_KEY, sessionHint } from '#platform/session-hint.ts';
import { hasStored, onStoredChange } from '#platform/storage.ts';
import { session, SIGNED_OUT } from './session-store.ts';
import { TO_FORGET_KEY } from './to-forget-key.ts';

/** Follows the browser's sign-in (follow-session.ts). */
async function connectSession(): Promise<void> {
  // Auth is requested beside the code that follows it.
  const [{ connectSession: connect }] = await Promise.all([
    import('./follow-session.ts'),
    loadAuth(),
  ]);
  await connect();
}

async function finishForgetting(): Promise<void> {
  const { finishForgetting: finish } = await import('./follow-session.ts');
  await finish();
}

/**
 * Starts the session. A browser that is not signed in is known as such at once and loads no auth; a
 * sign-in in another tab is noticed by its hint. A sign-out that was not finished is.
 */
export function startSession(): () => void {
  if (sessionHint() === null) {
    session.set(SIGNED_OUT);
    if (hasStored(TO_FORGET_KEY)) void loadWithRetry(finishForgetting);
  } else void loadWithRetry(connectSession);
  return onStoredChange((key) => {
    const isAboutHint = key === null || key === SESSION_HINT_KEY;
    if (isAboutHint && sessionHint() !== null) void loadWithRetry(connectSession);
  });
}
