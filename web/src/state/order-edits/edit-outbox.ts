import * as z from 'zod/mini';
import { listen } from '#platform/data/live.ts';
import { ORDER_EDITS_KEY } from '#platform/data/offline-records-names.ts';
import { onStoredChange, readStored, writeStored } from '#platform/storage.ts';
import { createStore, useStore, type Store } from '#platform/store.ts';
import { session } from '#state/session/session-store.ts';
import { type NewEdit, OrderEdit } from './order-edit.ts';

const OrderEdits = z.array(OrderEdit);

type Edits = readonly OrderEdit[];

/** Has `attach` called each time that the database is opened. */
type ListenTo = (attach: () => () => void, onUnavailable: () => void) => unknown;

function read(): Edits {
  return readStored(ORDER_EDITS_KEY, OrderEdits) ?? [];
}

function waitsOf(userId: string | undefined): (edit: OrderEdit) => boolean {
  return (edit) => edit.state === 'waiting' && edit.userId === userId;
}

/** What a page knows of the edits of all admins that this device keeps. */
export function createEditOutbox(listenTo: ListenTo = listen) {
  /** In step with other tabs while it is read. */
  const edits: Store<Edits> = createStore<Edits>(read(), () => {
    edits.set(present());
    watchReopening();
    return onStoredChange((key) => {
      if (key === ORDER_EDITS_KEY || key === null) edits.set(present());
    });
  });
  /** Those that waited when this page began. */
  const ofEarlierPages = new Set(edits.get().map(({ id }) => id));
  /** Edits made by this page; their own promises report the outcome. */
  const ofThisPage = new Set<string>();
  /** False where the last change could not be stored: then only this page knows of it. */
  let isStored = true;
  let isWatching = false;

  /** The edits as they are now: another tab may have changed them. */
  function present(): Edits {
    return isStored ? read() : edits.get();
  }

  function change(next: (before: Edits) => Edits): void {
    edits.set(next(present()));
    isStored = writeStored(ORDER_EDITS_KEY, edits.get());
  }

  /**
   * Has edits judged by their orders from now on, as those of an earlier page are: nobody will say
   * what became of them.
   */
  function leaveToOrders(left: readonly Pick<OrderEdit, 'id'>[]): void {
    for (const { id } of left) {
      ofThisPage.delete(id);
      ofEarlierPages.add(id);
    }
    // Whoever watches them looks again.
    edits.set([...present()]);
  }

  /**
   * The database is opened anew after a sign-out, and where the page comes back from the back/forward
   * cache: what the one before was writing is never answered, and may not have been kept.
   */
  function watchReopening(): void {
    if (isWatching) return;
    isWatching = true;
    let isReopened = false;
    const attach = () => {
      if (isReopened) leaveToOrders(present());
      isReopened = true;
      return () => {};
    };
    listenTo(attach, () => {});
  }

  /** Notes an edit that is about to be written by this page; one that is written again is noted already. */
  function note(edit: NewEdit): void {
    ofThisPage.add(edit.id);
    change((before) =>
      before.some(({ id }) => id === edit.id) ? before : [...before, { ...edit, state: 'waiting' }],
    );
  }

  /** The server took it, and so what it stands on. */
  function take(id: string): void {
    change((before) => {
      const taken = new Set([id]);
      // An edit is noted later than what it stands on.
      for (const edit of before.toReversed())
        if (edit.standsOn !== null && taken.has(edit.id)) taken.add(edit.standsOn);
      return before.filter((edit) => !taken.has(edit.id));
    });
  }

  /** Its refusal has been read. */
  function forget(id: string): void {
    change((before) => before.filter((edit) => edit.id !== id));
  }

  /** The server refused it: it is told of, and never written again. */
  function refuse(id: string): void {
    change((before) =>
      before.map((edit) => (edit.id === id ? { ...edit, state: 'refused', fields: {} } : edit)),
    );
  }

  /** Whether an edit of this user waits. */
  function hasQueued(userId: string | undefined): boolean {
    return present().some(waitsOf(userId));
  }

  /**
   * The edits of this user that wait are given up: their writes go with this device's copy of the
   * database. Another's are noted whole, and written again once they are back.
   */
  function giveUpQueued(userId: string | undefined): void {
    const isGivenUp = waitsOf(userId);
    change((before) => before.filter((edit) => !isGivenUp(edit)));
  }

  /** True where only the order itself can tell what became of the edit. */
  function isOfAnotherPage(edit: OrderEdit): boolean {
    return edit.state === 'waiting' && !ofThisPage.has(edit.id);
  }

  /**
   * True where it waited when this page began, so that nobody may be left to write it. One that came
   * later is of a tab that was open beside this one, and writes it itself.
   */
  function isOfEarlierPage(edit: OrderEdit): boolean {
    return ofEarlierPages.has(edit.id);
  }

  return {
    edits,
    note,
    take,
    forget,
    refuse,
    leaveToOrders,
    hasQueued,
    giveUpQueued,
    isOfAnotherPage,
    isOfEarlierPage,
  };
}

export type EditOutbox = ReturnType<typeof createEditOutbox>;

/** What this page knows of them. */
export const editOutbox = createEditOutbox();

/** The edits of the signed-in admin that wait or were refused. */
export function useOrderEdits(): readonly OrderEdit[] {
  const userId = useStore(session).user?.uid;
  return useStore(editOutbox.edits).filter((edit) => edit.userId === userId);
}
