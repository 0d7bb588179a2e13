import { createStore, type Store } from '#platform/store.ts';
import { session } from './session-store.ts';

/**
 * What is typed into a form: it outlasts going to another page and back, and is forgotten when who is
 * signed in signs out. It is in memory alone.
 */
export function createDraft<T>(empty: T): Store<T> {
  const draft = createStore(empty);
  let userId: string | null = null;
  const follow = () => {
    const next = session.get().user?.uid ?? null;
    // What a guest typed stays theirs when they sign in.
    if (userId !== null && userId !== next) draft.set(empty);
    userId = next;
  };
  follow();
  session.subscribe(follow);
  return draft;
}
