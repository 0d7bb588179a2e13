import { deleteApp, getApps } from 'firebase/app';
import { afterEach, expect, it, vi } from 'vitest';
import { onFreshPages } from '#testing/firestore-server.ts';

const { listen, read } = vi.hoisted(() => ({ listen: vi.fn(), read: vi.fn() }));
vi.mock(import('firebase/firestore'), async (original) => ({
  ...(await original()),
  onSnapshot: listen,
  getDocFromServer: read,
}));

const TANK = { volume_gal: 40, length_in: 36, started_on: null, kind: 'reef', residents: [] };
const PATH = 'tanks/ana';

const page = onFreshPages(listen, read);
afterEach(() => Promise.all(getApps().map(deleteApp)));
let leave = () => {};
afterEach(() => leave());

it('FIT-06 an account has no tanks if its document says none, and unknown ones if it cannot be read', async () => {
  const { SIGNED_OUT, session } = await import('#state/session/session-store.ts');
  const { myTanks } = await import('./tank-store.ts');
  await import('#platform/firebase/firestore-client.ts');
  const user = { uid: 'ana', email: 'ana@reef.test' };
  leave = myTanks.subscribe(() => {});
  session.set({ ...SIGNED_OUT, phase: 'signed-in', user });
  await vi.waitFor(() => expect(page.server.listening(PATH)).toBe(1));
  const heard = (data: object | null) => {
    page.server.sayDocument(PATH, data);
    const { phase, tanks } = myTanks.get();
    return [phase, tanks.length];
  };
  expect(heard(null)).toEqual(['ready', 0]);
  expect(heard({ answered_orders: ['o1'] })).toEqual(['ready', 0]);
  expect(heard({ tanks: { t1: { ...TANK, name: 'Big' }, t2: 'of a later release' } })).toEqual([
    'ready',
    1,
  ]);
  expect(heard({ tanks: [TANK] })).toEqual(['error', 0]);
});
