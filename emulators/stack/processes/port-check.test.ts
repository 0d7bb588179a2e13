import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { checkPorts } from './port-check.ts';
import { portsFor } from './ports.ts';

it('names the taken port and its holder, and lets a free one pass', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ports = { ...portsFor(0), firestore: port };
  const check = () => checkPorts(ports, ['firestore'], 'run a second one: npm start');
  await expect(check()).rejects.toThrow(`Port ${port} (firestore) is taken by`);
  await expect(check()).rejects.toThrow(String(process.pid));
  await expect(check()).rejects.toThrow(', or run a second one: npm start');
  await new Promise((resolve) => server.close(resolve));
  await expect(check()).resolves.toBeUndefined();
});
