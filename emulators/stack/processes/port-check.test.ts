import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listenLocally } from '#shared/listen-locally.ts';
import { checkPorts } from './port-check.ts';
import { portsFor } from './ports.ts';

it('names the taken port and its holder, and lets a free one pass', async () => {
  const server = createServer();
  const port = await listenLocally(server);
  const ports = { ...portsFor(0), firestore: port };
  const check = () => checkPorts(ports, ['firestore'], 'run a second one: npm start');
  await expect(check()).rejects.toThrow(`Port ${port} (firestore) is taken by`);
  await expect(check()).rejects.toThrow(String(process.pid));
  await expect(check()).rejects.toThrow(', or run a second one: npm start');
  await new Promise((resolve) => server.close(resolve));
  await expect(check()).resolves.toBeUndefined();
});
