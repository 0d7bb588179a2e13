import { listen } from '#platform/data/live/live.ts';
import { useStore } from '#platform/store.ts';
import { session } from '#state/session/session-store.ts';
import { waitsOf, withNoted, withoutTaken, withRefused } from './edit-list.ts';
import { createReporters } from './edit-reporters.ts';
import type { NewEdit, OrderEdit } from './order-edit.ts';
import { createStoredEdits } from './stored-edits.ts';

/** Registers `attach`, which is called each time that the database is opened. */
type ListenTo = (attach: () => () => void, onUnavailable: () => void) => unknown;

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

/** What a page knows about the edits of all admins on this device. */
export function createEditOutbox(listenTo: ListenTo = listen) {
  const { edits, isStored, current, change } = createStoredEdits(watchReopening);
  const reporters = createReporters(edits.get());
  let isWatching = false;

  /** The orders of these edits show their outcome: this page will not hear of it. */
  function leaveToOrders(left: readonly Pick<OrderEdit, 'id'>[]): void {
    reporters.leaveToOrders(left);
    // Subscribers look again.
    edits.set([...current()]);
  }

  /** Writes of an earlier database are never answered, and may not have been stored. */
  function watchReopening(): void {
    if (isWatching) return;
    isWatching = true;
    onReopened(listenTo, () => leaveToOrders(current()));
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
    return current().some(waitsOf(userId));
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
