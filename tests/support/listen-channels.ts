import type { BrowserContext, Page, Request } from '@playwright/test';

/**
 * One page's Listen channel to the Firestore emulator, as seen on the wire (WebChannel, version 8):
 * `nextRid` is the request number and `nextMessage` the message number it expects next.
 */
type ListenChannel = {
  origin: string;
  database: string;
  sid: string | null;
  nextRid: number;
  nextMessage: number;
  targets: Set<number>;
};

const LISTEN_PATH = '/google.firestore.v1.Firestore/Listen/channel';

type Seen = { page: Page | null; channel: ListenChannel };

function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null; // a worker's request, or a page that is gone
  }
}

/** Counts what a forward request carries: its messages, and the targets they put on. */
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

/** Takes a channel's targets off, by the message the SDK sends when a listener is unsubscribed. */
async function takeTargetsOff(channel: ListenChannel): Promise<void> {
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
  // A channel the emulator has already forgotten answers 400: nothing is left to take off.
  const answer = await fetch(url, { method: 'POST', body: form });
  await answer.text();
}

/**
 * Ends a closed context's Firestore listeners in the emulator. The emulator keeps the listeners of
 * a closed page for ever (its handler of a closed channel only writes a log line) and answers every
 * one of them within each commit: after some hundred tests a commit took four seconds.
 */
export function endListenersOnClose(context: BrowserContext): void {
  const seen: Seen[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname !== LISTEN_PATH) return;
    const page = pageOf(request);
    const sid = url.searchParams.get('SID');
    const rid = Number(url.searchParams.get('RID'));
    if (sid === null) {
      const channel = {
        origin: url.origin,
        database: url.searchParams.get('database') ?? '',
        sid,
        nextRid: rid + 1,
        nextMessage: 0,
        targets: new Set<number>(),
      };
      takeMessages(channel, request.postData() ?? '');
      seen.push({ page, channel });
      return;
    }
    // The first request that names a session belongs to the page's last handshake.
    const found =
      seen.findLast(({ channel }) => channel.sid === sid) ??
      seen.findLast((one) => one.page === page && one.channel.sid === null);
    if (!found) return;
    found.channel.sid = sid;
    if (Number.isNaN(rid)) return; // the back channel asks with RID=rpc
    found.channel.nextRid = rid + 1;
    takeMessages(found.channel, request.postData() ?? '');
  });
  context.once('close', () => {
    for (const { channel } of seen) void takeTargetsOff(channel).catch(() => undefined);
  });
}
