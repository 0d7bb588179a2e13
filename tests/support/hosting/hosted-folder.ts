import { createServer } from 'node:http';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';
import { hostingHeaders } from './headers.ts';
import { send, staticFiles } from './static-files.ts';

/** A folder served as Hosting serves `web/dist`, which a test may replace as a deploy does. */
export type HostedFolder = {
  origin: string;
  /** Serves this folder's files from now on. */
  deploy: (folder: string) => void;
  close: () => Promise<void>;
};

/** Serves a built folder with the headers of firebase.json, compressed, on a free port. */
export async function hostFolder(first: string): Promise<HostedFolder> {
  let files = staticFiles(first);
  const headersFor = hostingHeaders();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    send(response, files(decodeURIComponent(pathname)), headersFor(pathname));
  });
  const port = await listenLocally(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: (next) => {
      files = staticFiles(next);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
