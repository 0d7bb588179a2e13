/**
 * How long the server has to answer before an edit is called waiting; a good connection needs less.
 */
export const UNANSWERED_AFTER_MS = 4000;

/** The state of an edit: the server took it, refused it, or has not answered yet. */
export type EditOutcome = 'taken' | 'refused' | 'waiting';

/**
 * Reports the outcome of an edit, once the server has answered. Without a connection, or if the
 * answer takes long, it is reported as waiting first; if it is then taken, that is not reported.
 * @param answer resolves when the server has answered, which may take days, or to `waiting` if it
 * was not asked.
 */
export async function notifyOfEdit(
  answer: Promise<EditOutcome>,
  isOnline: boolean,
  notify: (news: EditOutcome) => void,
): Promise<void> {
  let isWaiting = false;
  const wait = () => {
    isWaiting = true;
    notify('waiting');
  };
  const timer = isOnline ? setTimeout(wait, UNANSWERED_AFTER_MS) : undefined;
  if (!isOnline) wait();
  const news = await answer;
  clearTimeout(timer);
  if (news === 'refused' || !isWaiting) notify(news);
}
