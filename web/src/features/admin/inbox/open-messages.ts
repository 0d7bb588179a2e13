import type { Message } from '@reef/domain/messages/message';
import type { LiveList } from '#platform/data/live-query.ts';

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
