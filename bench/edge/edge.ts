import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { CATALOGUE_PATH, WHOLE_CATALOGUE_PATH } from '@reef/domain/catalogue/file/catalogue-path';
import { portsFor } from '@reef/emulators/stack/processes/ports.ts';
import { forwarding } from '@reef/emulators/firestore/forward.ts';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';
import { urlsOf } from '@reef/emulators/stack/stack-values.ts';
import { hostingHeaders } from '@reef/tests/support/hosting/headers.ts';
import {
  compressed,
  send,
  type Served,
  staticFiles,
} from '@reef/tests/support/hosting/static-files.ts';
import { readCounter, type ReadCounter } from '@reef/tests/support/wire/read-counter.ts';
import { cachedPages } from './cached-pages.ts';

/**
 * The bench's replacement for Hosting and its CDN in front of the shop: serves the production build
 * over HTTP/1.1, gzipped once and not for each visitor, with firebase.json's headers, and caches
 * the functions' answers for their 60 s.
 */
export type Edge = {
  origin: string;
  /** Adds a page of the bench, or a file of another type for one. */
  publish: (pathname: string, text: string, type?: string) => void;
  /** Drops the catalogue's file and the shop's page, so that they are made again. */
  dropCatalogue: () => void;
  /** What it has served so far; emptied before each count. */
  served: { path: string; bytes: number }[];
  /** The catalogue's file as it would be served now. */
  catalogue: () => Promise<Served>;
  /** What went to Firestore through this edge; only an edge on its own ports sees that. */
  counter: ReadCounter;
  close: () => Promise<void>;
};

const DIST = path.join(import.meta.dirname, '../../web/dist');

/** The services that a page derives from its own port (web/src/platform/backend.ts). */
const SERVICES = ['firestoreForPages', 'auth', 'functions', 'storage'] as const;

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * Opens an edge at `offset`. If that is not the stack's own, the edge also forwards to the
 * emulators there, so that what a page reads can be counted on the wire.
 */
export async function openEdge({
  offset,
  stackOffset,
}: {
  offset: number;
  stackOffset: number;
}): Promise<Edge> {
  const [ports, behind] = [portsFor(offset), portsFor(stackOffset)];
  const headersFor = hostingHeaders(SERVICES.map((name) => `http://127.0.0.1:${ports[name]}`));
  const files = staticFiles(DIST);
  const pages = new Map<string, Served>();
  const { callables } = urlsOf(behind, false);
  const file = cachedPages(`${callables}/catalogue-file`);
  const shop = cachedPages(`${callables}/shop-page`);
  const products = cachedPages(`${callables}/product-page`);
  const served: Edge['served'] = [];
  const find = async (pathname: string, search: string) => {
    if (pathname === CATALOGUE_PATH || pathname === WHOLE_CATALOGUE_PATH) {
      return file.get(pathname);
    }
    if (pathname === '/shop') return shop.get(pathname + search);
    if (pathname.startsWith('/product/')) return products.get(pathname);
    return pages.get(pathname) ?? files(pathname);
  };
  const respond = async (pathname: string, search: string, response: ServerResponse) => {
    const found = await find(pathname, search);
    served.push({ path: pathname, bytes: send(response, found, headersFor(pathname)) });
  };
  const hosting = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const answered = respond(decodeURIComponent(pathname), search, response);
    answered.catch(() => response.writeHead(502).end());
  });
  const counter = readCounter();
  const servers = [hosting];
  await listenLocally(hosting, ports.hosting);
  if (offset !== stackOffset) {
    for (const name of SERVICES) {
      const heard = name === 'firestoreForPages' ? counter.listener : null;
      const server = forwarding(behind[name], heard);
      await listenLocally(server, ports[name]);
      servers.push(server);
    }
  }
  return {
    origin: `http://127.0.0.1:${ports.hosting}`,
    publish: (pathname, text, type = 'text/html; charset=utf-8') =>
      void pages.set(pathname, compressed(text, type)),
    served,
    dropCatalogue: () => {
      file.drop();
      shop.drop();
    },
    catalogue: () => file.get(CATALOGUE_PATH),
    counter,
    close: async () => void (await Promise.all(servers.map(closed))),
  };
}
