import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/* Started by bare-server.ts: answers with as many bytes as its argument says. */

const body = Buffer.alloc(Number(process.argv[2]), 'x');
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
