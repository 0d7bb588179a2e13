import * as z from 'zod/mini';
import { ORDER_EDITS_KEY } from '#platform/data/offline-records-names.ts';
import { onStoredChange, readStored, writeStored } from '#platform/storage.ts';
import { createStore, type Store } from '#platform/store.ts';
import type { Edits } from './edit-list.ts';
import { OrderEdit } from './order-edit.ts';

const OrderEdits = z.array(OrderEdit);

function read(): Edits {
  return readStored(ORDER_EDITS_KEY, OrderEdits) ?? [];
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
    isStored.set(writeStored(ORDER_EDITS_KEY, edits.get()));
  }

  return { edits, isStored, current, change };
}
