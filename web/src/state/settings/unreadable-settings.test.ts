import { deleteApp, getApps } from 'firebase/app';
import { DEFAULT_SETTINGS } from '@reef/domain/settings/default-settings';
import { afterEach, expect, it, vi } from 'vitest';
import { onFreshPages } from '#testing/firestore-server.ts';

const { listen, read } = vi.hoisted(() => ({ listen: vi.fn(), read: vi.fn() }));
vi.mock(import('firebase/firestore'), async (original) => ({
  ...(await original()),
  onSnapshot: listen,
  getDocFromServer: read,
}));

const PATH = 'settings/public';

const page = onFreshPages(listen, read);
afterEach(() => Promise.all(getApps().map(deleteApp)));
let stop = () => {};
afterEach(() => stop());

/** Listens to the settings. @returns says a document, and returns the phones heard so far. */
async function hearing() {
  const { listenToSettings } = await import('./listen-to-settings.ts');
  await import('#platform/firebase/firestore-client.ts');
  const heard: string[] = [];
  stop = listenToSettings(({ contact }) => heard.push(contact.phone));
  await vi.waitFor(() => expect(page.server.listening(PATH)).toBe(1));
  return (settings: object | null) => {
    const stored = settings && { revision: 1, settings, updated_at: new Date() };
    page.server.sayDocument(PATH, stored);
    return heard;
  };
}

const saved = (phone: string) => ({ contact: { ...DEFAULT_SETTINGS.contact, phone } });
const OF_A_LATER_RELEASE = { ...saved('(305) 555-0199'), hours: 'by appointment' };

it('SHIP-03 settings that a page cannot read are not the defaults: nothing is heard', async () => {
  const say = await hearing();
  expect(say(OF_A_LATER_RELEASE)).toEqual([]);
  expect(say(saved('(305) 555-0177'))).toEqual(['(305) 555-0177']);
});

it('SHIP-03 settings that were read stay while those saved since cannot be read', async () => {
  const say = await hearing();
  expect(say(saved('(305) 555-0177'))).toHaveLength(1);
  expect(say(OF_A_LATER_RELEASE)).toHaveLength(1);
  expect(say(null).at(-1)).toBe(DEFAULT_SETTINGS.contact.phone);
});
