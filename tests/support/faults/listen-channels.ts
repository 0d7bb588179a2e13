import type { BrowserContext, Page, Request } from '@playwright/test';
import {
  carryOn,
  LISTEN_PATH,
  type ListenChannel,
  openedChannel,
  takeTargetsOff,
} from './listen-channel.ts';

type Seen = { page: Page | null; channel: ListenChannel };

function pageOf(request: Request): Page | null {
  try {
    return request.frame().page();
  } catch {
    return null; // a worker's request, or a page that is gone
  }
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
    const body = request.postData() ?? '';
    if (sid === null) {
      seen.push({ page, channel: openedChannel(url, body) });
      return;
    }
    // The first request that names a session belongs to the page's last handshake.
    const found =
      seen.findLast(({ channel }) => channel.sid === sid) ??
      seen.findLast((one) => one.page === page && one.channel.sid === null);
    if (found) carryOn(found.channel, url, body);
  });
  context.once('close', () => {
    for (const { channel } of seen) void takeTargetsOff(channel).catch(() => undefined);
  });
}
