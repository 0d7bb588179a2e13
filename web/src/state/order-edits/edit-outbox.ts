import * as z from 'zod/mini';
import { listen } from '#platform/data/live.ts';
import { ORDER_EDITS_KEY } from '#platform/data/offline-records-names.ts';
import { onStoredChange, readStored, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';
import { session } from '#state/session/session-store.ts';
import { type NewEdit, OrderEdit } from './order-edit.ts';

const OrderEdits = z.array(OrderEdit);

type Edits = readonly OrderEdit[];

/** Registers `attach`, which is called each time that the database is opened. */
type ListenTo = (attach: () => () => void, onUnavailable: () => void) => unknown;

function read(): Edits {
  return readStored(ORDER_EDITS_KEY, OrderEdits) ?? [];
}

function waitsOf(userId: string | undefined): (edit: OrderEdit) => boolean {
  return (edit) => edit.state === 'waiting' && edit.userId === userId;
}

/** With an edit that is about to be written; one that is written again is there already. */
function withNoted(before: Edits, edit: NewEdit): Edits {
  if (before.some(({ id }) => id === edit.id)) return before;
  return [...before, { ...edit, state: 'waiting' }];
}

/** Without an edit that the server took, and those it is based on, which the server took too. */
function withoutTaken(before: Edits, id: string): Edits {
  const taken = new Set([id]);
  // An edit is noted later than the one it is based on.
  for (const edit of before.toReversed())
    if (edit.standsOn !== null && taken.has(edit.id)) taken.add(edit.standsOn);
  return before.filter((edit) => !taken.has(edit.id));
}

/** With an edit as refused: only its refusal is left of it. */
function withRefused(before: Edits, id: string): Edits {
  return before.map((edit) => (edit.id === id ? { ...edit, state: 'refused', fields: {} } : edit));
}

/**
 * Calls back each time that the database is opened again: after a sign-out, and when the page comes
 * back from the back/forward cache.
 */
function onReopened(listenTo: ListenTo, callback: () => void): void {
  let isReopened = false;
  const attach = () => {
    if (isReopened) callback();
    isReopened = true;
    return () => {};
  };
  listenTo(attach, () => {});
}

/**
 * Which page reports the outcome of an edit.
 * @param queued the edits that were queued when this page started.
 */
function createReporters(queued: Edits) {
  const ofEarlierPages = new Set(queued.map(({ id }) => id));
  /** Their own promises report the outcome. */
  const ofThisPage = new Set<string>();
  return {
    addOwn: (id: string) => void ofThisPage.add(id),

    /**
     * From now on these edits are judged by their orders, like those of an earlier page: nobody
     * else will report their outcome.
     */
    leaveToOrders(left: readonly Pick<OrderEdit, 'id'>[]): void {
      for (const { id } of left) {
        ofThisPage.delete(id);
        ofEarlierPages.add(id);
      }
    },

    /** True if only the order itself can show the outcome of the edit. */
    isOfAnotherPage: (edit: OrderEdit) => edit.state === 'waiting' && !ofThisPage.has(edit.id),

    /**
     * True if it was queued when this page started, so that perhaps nobody is left to write it. A
     * later edit belongs to another open tab, which writes it itself.
     */
    isOfEarlierPage: (edit: OrderEdit) => ofEarlierPages.has(edit.id),
  };
}

/** What a page knows about the edits of all admins on this device. */
export function createEditOutbox(listenTo: ListenTo = listen) {
  /** In step with other tabs while somebody subscribes. */
  const edits: Store<Edits> = createStore<Edits>(read(), () => {
    edits.set(present());
    watchReopening();
    return onStoredChange(
      (key) => key === ORDER_EDITS_KEY,
      () => edits.set(present()),
    );
  });
  const reporters = createReporters(edits.get());
  /** False if the last change could not be stored: then only this page knows it. */
  const isStored = createStore(true);
  let isWatching = false;

  /** The edits as they are now: another tab may have changed them. */
  function present(): Edits {
    return isStored.get() ? read() : edits.get();
  }

  function change(next: (before: Edits) => Edits): void {
    edits.set(next(present()));
    isStored.set(writeStored(ORDER_EDITS_KEY, edits.get()));
  }

  /** The orders of these edits show their outcome: this page will not hear of it. */
  function leaveToOrders(left: readonly Pick<OrderEdit, 'id'>[]): void {
    reporters.leaveToOrders(left);
    // Subscribers look again.
    edits.set([...present()]);
  }

  /** Writes of an earlier database are never answered, and may not have been stored. */
  function watchReopening(): void {
    if (isWatching) return;
    isWatching = true;
    onReopened(listenTo, () => leaveToOrders(present()));
  }

  /** Notes an edit that this page is about to write. */
  function note(edit: NewEdit): void {
    reporters.addOwn(edit.id);
    change((before) => withNoted(before, edit));
  }

  /** The server took it, and so the edits it is based on. */
  function take(id: string): void {
    change((before) => withoutTaken(before, id));
  }

  /** Its refusal has been read. */
  function forget(id: string): void {
    change((before) => before.filter((edit) => edit.id !== id));
  }

  /** The server refused it: the refusal is shown, and it is never written again. */
  function refuse(id: string): void {
    change((before) => withRefused(before, id));
  }

  /** Whether an edit of this user is queued. */
  function hasQueued(userId: string | undefined): boolean {
    return present().some(waitsOf(userId));
  }

  /**
   * Gives up the queued edits of this user: their writes go with this device's copy of the
   * database. Other users' edits are stored whole, and written again once they are back.
   */
  function giveUpQueued(userId: string | undefined): void {
    const isGivenUp = waitsOf(userId);
    change((before) => before.filter((edit) => !isGivenUp(edit)));
  }

  return {
    edits,
    isStored,
    note,
    take,
    forget,
    refuse,
    leaveToOrders,
    hasQueued,
    giveUpQueued,
    isOfAnotherPage: reporters.isOfAnotherPage,
    isOfEarlierPage: reporters.isOfEarlierPage,
  };
}

export type EditOutbox = ReturnType<typeof createEditOutbox>;

/** What this page knows about the edits. */
export const editOutbox = createEditOutbox();

/** The edits of the signed-in admin that are queued or were refused. */
export function useOrderEdits(): readonly OrderEdit[] {
  const userId = useStore(session).user?.uid;
  return useStore(editOutbox.edits).filter((edit) => edit.userId === userId);
}
