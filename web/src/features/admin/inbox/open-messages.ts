import type { Message } from '@reef/domain/messages/message';
import type { LiveList } from '#platform/data/live-query.ts';

type ReadMessages = Pick<LiveList<Pick<Message, 'is_answered'>>, 'phase' | 'isFromCache' | 'items'>;

/**
 * How many messages are open, of a list that has the open ones first: `3 open`, or `50+ open` where
 * more are open than are shown; undefined until the server has said it.
 * @param shown how many of the list are shown at most.
 */
export function openText(
  { phase, isFromCache, items }: ReadMessages,
  shown: number,
): string | undefined {
  if (phase !== 'ready' || isFromCache) return undefined;
  const open = items.filter((message) => !message.is_answered).length;
  return open > shown ? `${shown}+ open` : `${open} open`;
}
