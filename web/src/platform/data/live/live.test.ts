import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLive } from './live.ts';
import { createOtherTabs } from './reconnect.ts';

/**
 * A tab, over a database that only records what is requested.
 * @param helps whether new streams help it.
 */
async function openTab(helps = true) {
  const asked: string[] = [];
  const note = (what: string) => () => {
    asked.push(what);
    return Promise.resolve();
  };
  const client = {
    reopen: (onEmptied: unknown) => note(onEmptied === null ? 'open anew' : 'empty')(),
    reconnect: () => note('reconnect')().then(() => helps),
  };
  const load = () => Promise.resolve(client);
  const tabs = createOtherTabs(load);
  const live = createLive(load, tabs);
  const attach = () => {
    asked.push('attach');
    return () => asked.push('detach');
  };
  live.listen(attach, () => {});
  await vi.waitFor(() => expect(asked).toEqual(['attach']));
  return { live, asked, reconnectNow: tabs.reconnectNow };
}

const channels: BroadcastChannel[] = [];

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  class NotedChannel extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', NotedChannel);
});

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('INV-14 PWA-05 where one tab empties the database, every other opens it anew and listens again', async () => {
  const [leaving, other] = [await openTab(), await openTab()];
  await leaving.live.forgetDatabase(() => {});
  await vi.waitFor(() => expect(other.asked).toEqual(['attach', 'detach', 'open anew', 'attach']));
  expect(leaving.asked).toEqual(['attach', 'detach', 'empty', 'attach']);
});

it('PWA-05 where new streams do not help, the database is opened anew and listened to again', async () => {
  const sound = await openTab();
  await sound.reconnectNow();
  expect(sound.asked).toEqual(['attach', 'reconnect']);
  const failed = await openTab(false);
  await failed.reconnectNow();
  expect(failed.asked).toEqual(['attach', 'reconnect', 'detach', 'open anew', 'attach']);
});

it('PWA-05 a browser that refuses its tabs to talk to each other listens, and again once a page comes out of the back/forward cache', async () => {
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const tab = await openTab();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(tab.asked).toEqual(['attach', 'detach', 'open anew', 'attach']));
  await tab.reconnectNow();
  expect(tab.asked.at(-1)).toBe('reconnect');
});

it('SEEN-17 where the code of the database does not come, it is told at once, asked for again, and listened with once it is there', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  const heard: string[] = [];
  const client = { reopen: () => Promise.resolve() };
  const load = vi.fn(() => Promise.resolve(client));
  // The first and the second time in both tabs.
  for (let time = 0; time < 4; time += 1) load.mockRejectedValueOnce(new Error('no signal'));
  const live = createLive(load, { answer: () => {}, ask: () => {} });
  const listen = (name: string) =>
    live.listen(
      () => {
        heard.push(`${name} attached`);
        return () => {};
      },
      () => heard.push(`${name} unavailable`),
    );
  listen('kept');
  listen('left')();
  await vi.advanceTimersByTimeAsync(9000);
  expect(heard).toEqual(['kept unavailable', 'left unavailable']);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(heard).toEqual(['kept unavailable', 'left unavailable', 'kept attached']);
});
