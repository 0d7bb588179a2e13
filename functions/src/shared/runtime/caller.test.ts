import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CallableRequest } from 'firebase-functions/https';
import { expect, it } from 'vitest';
import { callerAddress } from './caller.ts';

/** A request as it arrives over the wire, with the two properties that Express adds. */
async function arriving(headers: Record<string, string>): Promise<CallableRequest> {
  const rawRequest = await new Promise<object>((resolve) => {
    const server = createServer((request, response) => {
      const header = (name: string) => request.headers[name];
      resolve({ header, ip: request.socket.remoteAddress });
      response.end(() => server.close());
    });
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      void fetch(`http://127.0.0.1:${port}`, { headers: { ...headers, connection: 'close' } });
    });
  });
  return { rawRequest } as unknown as CallableRequest;
}

it('ATT-74 trusts only the last hop of X-Forwarded-For, however the others are rotated', async () => {
  const addressOf = async (value: string) =>
    callerAddress(await arriving({ 'x-forwarded-for': value }));
  expect(await addressOf('203.0.113.7')).toBe('203.0.113.7');
  for (const claimed of ['1.1.1.1', '2.2.2.2, 3.3.3.3', 'unknown', '"<script>"']) {
    expect(await addressOf(`${claimed}, 203.0.113.7`)).toBe('203.0.113.7');
  }
  expect(callerAddress(await arriving({}))).toBe('127.0.0.1');
});
