import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenLocally } from '#shared/listen-locally.ts';
import { startMailbox } from './server.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let origin = '';
let stop = async () => {};
beforeAll(async () => {
  const [smtp, page] = [await freePort(), await freePort()];
  stop = await startMailbox({ smtp, page });
  origin = `http://127.0.0.1:${page}`;
});
afterAll(() => stop());

it('says how long mails stay', async () => {
  const answer = await fetch(origin);
  expect(await answer.text()).toContain('The newest 500 stay until it is stopped.');
});

it('lets no page of another origin read the mail or switch it off', async () => {
  const headers = { origin: 'http://elsewhere.test' };
  const read = await fetch(`${origin}/mails`, { headers });
  expect(read.headers.get('access-control-allow-origin')).toBeNull();
  const turned = await fetch(`${origin}/mode?is=refuse`, { method: 'POST', headers });
  expect(turned.status).toBe(403);
  // A test does.
  const asked = await fetch(`${origin}/mode?is=accept`, { method: 'POST' });
  expect(await asked.text()).toBe('accept');
});
