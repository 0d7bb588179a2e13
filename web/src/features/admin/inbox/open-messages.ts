import type { Message } from '@reef/domain/messages/message';
import type { LiveList } from '#platform/data/live/live-query.ts';

type ReadMessages = Pick<LiveList<Pick<Message, 'is_answered'>>, 'phase' | 'isFromCache' | 'items'>;

/**
 * The number of open messages, from a list that has the open ones first: `3 open`, or `50+ open` if
 * more are open than are shown; undefined until the server has answered.
 * @param shown the most that the list shows.
 */
export function openText(
  { phase, isFromCache, items }: ReadMessages,
  shown: number,
): string | undefined {
  if (phase !== 'ready' || isFromCache) return undefined;
  const open = items.filter((message) => !message.is_answered).length;
  return open > shown ? `${shown}+ open` : `${open} open`;
}

/**
 * Messages, open ones first, the newest of each first. One that was just marked stays at its place:
 * where the next one came up under the finger, a second press would mark that, and nobody would
 * answer it.
 * @param wasAnswered whether a message was answered before it was marked, by its id.
 */
export function inPlace<T extends Pick<Message, 'id' | 'is_answered' | 'created_at'>>(
  messages: readonly T[],
  wasAnswered: ReadonlyMap<string, boolean>,
): T[] {
  const rank = ({ id, is_answered }: T) => Number(wasAnswered.get(id) ?? is_answered);
  return messages.toSorted(
    (a, b) => rank(a) - rank(b) || b.created_at.getTime() - a.created_at.getTime(),
  );
}
