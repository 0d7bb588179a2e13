/** How long the server has to answer before an edit is called waiting; a good connection needs less. */
export const ANSWER_MS = 4000;

/** What is known of an edit: the server took it, refused it, or has not answered yet. */
export type EditNews = 'taken' | 'refused' | 'waiting';

/**
 * Tells what became of an edit, once the server has answered. Without a connection, or where the
 * answer is long in coming, it is told to be waiting first; that it was taken then needs no words.
 * @param answer resolves when the server has answered, which may take days, or to `waiting` where it
 *   was not asked.
 */
export async function tellEdit(
  answer: Promise<EditNews>,
  isOnline: boolean,
  tell: (news: EditNews) => void,
): Promise<void> {
  let isWaiting = false;
  const wait = () => {
    isWaiting = true;
    tell('waiting');
  };
  const timer = isOnline ? setTimeout(wait, ANSWER_MS) : undefined;
  if (!isOnline) wait();
  const news = await answer;
  clearTimeout(timer);
  if (news === 'refused' || !isWaiting) tell(news);
}
