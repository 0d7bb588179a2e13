import * as z from 'zod/mini';
import { ORDER_EDITS_KEY } from '#platform/data/offline-records-names.ts';
import { hasStored, onStoredChange, readStored, writeStored } from '#platform/storage.ts';
import { createStore, type Store } from '#platform/store.ts';
import type { Edits } from './edit-list.ts';
import { OrderEdit } from './order-edit.ts';

const Entries = z.array(z.unknown());

/** What is stored, also what a newer version of the shop wrote; null if that is no list. */
function entries(): unknown[] | null {
  return hasStored(ORDER_EDITS_KEY) ? readStored(ORDER_EDITS_KEY, Entries) : [];
}

/** The edits; an unreadable one is left out, so that it hides no other. */
function read(): Edits {
  return (entries() ?? []).flatMap((entry) => OrderEdit.safeParse(entry).data ?? []);
}

/**
 * Stores the edits, and again what this version cannot read: it may be a tracking number that is
 * nowhere else.
 * @returns false if they could not be stored.
 */
function write(edits: Edits): boolean {
  const unread = entries()?.filter((entry) => !OrderEdit.safeParse(entry).success);
  return unread !== undefined && writeStored(ORDER_EDITS_KEY, [...edits, ...unread]);
}

/**
 * The edits as this device stores them.
 * @param onSubscribed is called when somebody begins to subscribe.
 */
export function createStoredEdits(onSubscribed: () => void) {
  /** In step with other tabs while somebody subscribes. */
  const edits: Store<Edits> = createStore<Edits>(read(), () => {
    edits.set(current());
    onSubscribed();
    return onStoredChange(
      (key) => key === ORDER_EDITS_KEY,
      () => edits.set(current()),
    );
  });
  /** False if the last change could not be stored: then only this page knows it. */
  const isStored = createStore(true);

  /** The edits as they are now: another tab may have changed them. */
  function current(): Edits {
    return isStored.get() ? read() : edits.get();
  }

  function change(next: (before: Edits) => Edits): void {
    edits.set(next(current()));
    isStored.set(write(edits.get()));
  }

  return { edits, isStored, current, change };
}
