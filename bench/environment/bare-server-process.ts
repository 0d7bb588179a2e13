import { createServer } from 'node:http';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';

/* Started by bare-server.ts: answers with as many bytes as its argument says. */

const body = Buffer.alloc(Number(process.argv[2]), 'x');
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-length': body.length });
  response.end(body);
});
process.send?.(await listenLocally(server));
