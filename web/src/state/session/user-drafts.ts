import type { Store } from '#platform/store.ts';
import { watchWords } from '#platform/unsaved-words.ts';
import { createDraft } from './user-draft.ts';

/** What is typed into forms of one kind, by what each form is about. */
type Drafts<T> = Store<ReadonlyMap<string, T>>;

/**
 * Drafts that stay while the user visits other pages, and are deleted when they sign out. They are
 * in memory only.
 * @param isTyped whether a draft holds something that is not saved.
 */
export function createDrafts<T>(isTyped: (draft: T) => boolean): Drafts<T> {
  const drafts = createDraft<ReadonlyMap<string, T>>(new Map());
  watchWords(() => [...drafts.get().values()].some(isTyped));
  return drafts;
}

/** Keeps a draft under `key`; null drops it. */
export function keepDraft<T>(drafts: Drafts<T>, key: string, draft: T | null): void {
  const next = new Map(drafts.get());
  if (draft === null) next.delete(key);
  else next.set(key, draft);
  drafts.set(next);
}
