/** How long the server has to answer before an edit is called waiting; a good connection needs less. */
export const ANSWER_MS = 4000;

/** What is known of an edit: the server took it, refused it, or has not answered yet. */
export type EditNews = 'taken' | 'refused' | 'waiting';

/**
 * Tells what became of an edit, once the server has answered. Without a connection, or where the
 * answer is long in coming, it is told to be waiting first; that it was taken then needs no words.
 * @param answer resolves to whether the server took the edit; it may take days.
 */
export async function tellEdit(
  answer: Promise<boolean>,
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
  const isTaken = await answer;
  clearTimeout(timer);
  if (!isTaken) tell('refused');
  else if (!isWaiting) tell('taken');
}
