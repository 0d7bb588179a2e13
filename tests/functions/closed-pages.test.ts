import { setTimeout as sleep } from 'node:timers/promises';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { BASE_PORTS } from '@reef/emulators/stack/processes/ports.ts';
import { LISTEN_PATH } from '@reef/emulators/firestore/listen-channel.ts';
import { expect, it } from 'vitest';
import { fromEnvironment } from '#support/local-services.ts';

const DATABASE = `projects/${PROJECT_ID}/databases/(default)`;

const { port } = new URL(`http://${fromEnvironment('FIRESTORE_EMULATOR_HOST')}`);
const FOR_PAGES = `http://127.0.0.1:${Number(port) + BASE_PORTS.firestoreForPages - BASE_PORTS.firestore}`;

function address(parameters: Record<string, string>): string {
  return `${FOR_PAGES}${LISTEN_PATH}?${String(new URLSearchParams({ VER: '8', database: DATABASE, ...parameters }))}`;
}

/** Opens a channel as the SDK does, with a listener for a collection. @returns its session. */
async function listen(collectionId: string): Promise<string> {
  const addTarget = {
    query: {
      parent: `${DATABASE}/documents`,
      structuredQuery: { from: [{ collectionId }] },
    },
    targetId: 2,
  };
  const message = JSON.stringify({ database: DATABASE, addTarget });
  const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: message });
  const answer = await fetch(address({ RID: '1000', CVER: '22', t: '1' }), {
    method: 'POST',
    body,
  });
  const [, session] = /\["c","([^"]+)"/.exec(await answer.text()) ?? [];
  if (session === undefined) throw new Error('no session');
  return session;
}

/** Reads the channel's back channel as long as the page is open. */
function hear(session: string, signal?: AbortSignal): Promise<Response> {
  const parameters = { SID: session, RID: 'rpc', CI: '0', AID: '0', TYPE: 'xmlhttp', t: '1' };
  return fetch(address(parameters), signal === undefined ? {} : { signal });
}

it('PERF-33 a page that is gone leaves no listener behind in the emulator; one that is open keeps its own', async () => {
  const [gone, open] = [await listen('products'), await listen('products')];
  const [leaving, staying] = [new AbortController(), new AbortController()];
  const answers = await Promise.all([hear(gone, leaving.signal), hear(open, staying.signal)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  leaving.abort();

  const answerAfterSilence = async () => {
    await sleep(9000);
    const asking = new AbortController();
    const { status } = await hear(gone, asking.signal);
    asking.abort();
    return status;
  };
  await expect.poll(answerAfterSilence, { timeout: 45_000 }).toBe(400);
  expect(await (await hear(gone)).text()).toBe('Unknown SID');
  expect((await hear(open, staying.signal)).status).toBe(200);
  staying.abort();
});
