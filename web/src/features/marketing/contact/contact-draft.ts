import { createStore, type Store } from '#platform/store.ts';
import { watchWords } from '#platform/unsaved-words.ts';
import { isMessageWaiting } from '#state/contact/contact-outbox.ts';
import { createDraft } from '#state/session/user-draft.ts';
import { EMPTY_MESSAGE, type ContactMessage } from './contact-message.ts';

/** What is typed and not sent. */
export const draft = createDraft<ContactMessage>(EMPTY_MESSAGE);
watchWords(() => draft.get().message !== '');

/**
 * Whether a message of an earlier visit to this page waits, as the form finds it when it comes up;
 * what is being written then stays on screen.
 */
export const foundWaiting: Store<boolean> = createStore(false, () => {
  const isWriting =
    draft.get() !== EMPTY_MESSAGE || document.activeElement?.closest('.contact-fields');
  foundWaiting.set(!isWriting && isMessageWaiting());
  return undefined;
});
