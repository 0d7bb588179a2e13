import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLive } from './live.ts';
import { createOtherTabs } from './reconnect.ts';

/** A tab, over a database that only says what it is asked for. */
async function openTab() {
  const asked: string[] = [];
  const note = (what: string) => () => {
    asked.push(what);
    return Promise.resolve();
  };
  const client = {
    openAnew: (isEmptied: boolean) => note(isEmptied ? 'empty' : 'open anew')(),
    reconnect: note('reconnect'),
  };
  const load = () => Promise.resolve(client);
  const live = createLive(load, createOtherTabs(load));
  const attach = () => {
    asked.push('attach');
    return () => asked.push('detach');
  };
  live.listen(attach, () => {});
  await vi.waitFor(() => expect(asked).toEqual(['attach']));
  return { live, asked };
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
});

it('INV-14 PWA-05 where one tab empties the database, every other opens it anew and listens again', async () => {
  const [leaving, other] = [await openTab(), await openTab()];
  await leaving.live.forgetDatabase();
  await vi.waitFor(() => expect(other.asked).toEqual(['attach', 'detach', 'open anew', 'attach']));
  expect(leaving.asked).toEqual(['attach', 'detach', 'empty', 'attach']);
});
