import { createStore, type Store } from '#platform/store.ts';
import { session } from './session-store.ts';

/**
 * What is typed into a form: it stays while the user visits other pages, and is deleted when they
 * sign out. It is in memory only.
 */
export function createDraft<T>(empty: T): Store<T> {
  const draft = createStore(empty);
  let userId: string | null = null;
  const follow = () => {
    const next = session.get().user?.uid ?? null;
    // What a guest typed stays when they sign in.
    if (userId !== null && userId !== next) draft.set(empty);
    userId = next;
  };
  follow();
  session.subscribe(follow);
  return draft;
}
