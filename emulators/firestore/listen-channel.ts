/**
 * One page's Listen channel to the Firestore emulator, as seen on the wire (WebChannel, version 8):
 * `nextRid` is the request number and `nextMessage` the message number it expects next.
 */
export type ListenChannel = {
  origin: string;
  database: string;
  sid: string | null;
  nextRid: number;
  nextMessage: number;
  targets: Set<number>;
};

/** The path at which channels are opened and continued. */
export const LISTEN_PATH = '/google.firestore.v1.Firestore/Listen/channel';

/**
 * Applies a forward request to the channel: counts its messages and follows the targets they add or
 * remove.
 */
function takeMessages(channel: ListenChannel, body: string): void {
  const form = new URLSearchParams(body);
  const messages = [...form].filter(([name]) => name.endsWith('___data__'));
  for (const [, message] of messages) {
    const { addTarget, removeTarget } = JSON.parse(message) as {
      addTarget?: { targetId: number };
      removeTarget?: number;
    };
    if (addTarget) channel.targets.add(addTarget.targetId);
    if (removeTarget !== undefined) channel.targets.delete(removeTarget);
  }
  channel.nextMessage += messages.length;
}

/** The channel that a request without a session opens. */
export function openedChannel(url: URL, body: string): ListenChannel {
  const channel = {
    origin: url.origin,
    database: url.searchParams.get('database') ?? '',
    sid: null,
    nextRid: Number(url.searchParams.get('RID')) + 1,
    nextMessage: 0,
    targets: new Set<number>(),
  };
  takeMessages(channel, body);
  return channel;
}

/** Follows a channel by a request that names its session. */
export function followRequest(channel: ListenChannel, url: URL, body: string): void {
  channel.sid = url.searchParams.get('SID');
  const rid = Number(url.searchParams.get('RID'));
  // The back channel sends RID=rpc; a repeated request counts once.
  if (Number.isNaN(rid) || rid < channel.nextRid) return;
  channel.nextRid = rid + 1;
  takeMessages(channel, body);
}

/** Removes a channel's targets by the message that the SDK sends when a listener unsubscribes. */
export async function removeTargets(channel: ListenChannel): Promise<void> {
  if (channel.sid === null || channel.targets.size === 0) return;
  const url = new URL(LISTEN_PATH, channel.origin);
  url.search = String(
    new URLSearchParams({
      VER: '8',
      database: channel.database,
      SID: channel.sid,
      RID: String(channel.nextRid),
    }),
  );
  const form = new URLSearchParams({
    count: String(channel.targets.size),
    ofs: String(channel.nextMessage),
  });
  let index = 0;
  for (const removeTarget of channel.targets) {
    form.set(`req${index}___data__`, JSON.stringify({ database: channel.database, removeTarget }));
    index += 1;
  }
  // A channel the emulator has already forgotten answers 400: there is nothing left to remove.
  const answer = await fetch(url, { method: 'POST', body: form });
  await answer.text();
}
