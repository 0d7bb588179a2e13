import { loadAuth } from '#platform/firebase/load.ts';

/** Signs out here and in every other tab; false if that failed. The stored cart stays. */
export async function signOut(): Promise<boolean> {
  try {
    const auth = await loadAuth();
    await auth.signOut();
    return true;
  } catch {
    return false;
  }
}
