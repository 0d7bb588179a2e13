import { loadSession } from '#state/session/load-session.ts';

/** Signs out here and in every other tab; false if that failed. The stored cart stays. */
export async function signOut(): Promise<boolean> {
  try {
    const { endSession } = await loadSession();
    await endSession();
    return true;
  } catch {
    return false;
  }
}
