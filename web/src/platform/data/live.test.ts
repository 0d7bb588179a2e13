import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Live from './live.ts';

/** A tab: its own modules, over a database that only says what it is asked for. */
type Tab = { live: typeof Live; asked: string[] };

async function openTab(): Promise<Tab> {
  const asked: string[] = [];
  const note = (what: string) => () => {
    asked.push(what);
    return Promise.resolve();
  };
  const client = {
    openAnew: (isEmptied: boolean) => note(isEmptied ? 'empty' : 'open anew')(),
    reconnect: note('reconnect'),
  };
  vi.resetModules();
  vi.doMock('#platform/firebase/load.ts', () => ({ loadFirestore: () => Promise.resolve(client) }));
  const live = await import('./live.ts');
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
  vi.doUnmock('#platform/firebase/load.ts');
});

it('INV-14 PWA-05 where one tab empties the database, every other opens it anew and listens again', async () => {
  const [leaving, other] = [await openTab(), await openTab()];
  await leaving.live.forgetDatabase();
  await vi.waitFor(() => expect(other.asked).toEqual(['attach', 'detach', 'open anew', 'attach']));
  expect(leaving.asked).toEqual(['attach', 'detach', 'empty', 'attach']);
});
