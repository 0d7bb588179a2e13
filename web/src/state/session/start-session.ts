import { loadAuth } from '#platform/firebase/load.ts';
import { loadWithRetry } from '#platform/device/online.ts';
import { SESSION_HINT_KEY, sessionHint } from '#platform/session-hint.ts';
import { hasStored, onStoredChange } from '#platform/storage.ts';
import { loadSession } from './load-session.ts';
import { session, SIGNED_OUT } from './session-store.ts';
import { TO_FORGET_KEY } from './end/to-forget-key.ts';

async function loadAndConnect(): Promise<void> {
  // Auth is requested beside the code that follows it.
  const [{ connectSession }] = await Promise.all([loadSession(), loadAuth()]);
  await connectSession();
}

async function loadAndFinish(): Promise<void> {
  const { finishForgetting } = await loadSession();
  await finishForgetting();
}

/**
 * Starts the session. A browser that is not signed in is known as such at once and loads no auth; a
 * sign-in in another tab is noticed by its hint. An unfinished sign-out is finished.
 */
export function startSession(): () => void {
  if (sessionHint() === null) {
    session.set(SIGNED_OUT);
    if (hasStored(TO_FORGET_KEY)) void loadWithRetry(loadAndFinish);
  } else void loadWithRetry(loadAndConnect);
  return onStoredChange(
    (key) => key === SESSION_HINT_KEY,
    () => {
      if (sessionHint() !== null) void loadWithRetry(loadAndConnect);
    },
  );
}
