import { readFileSync, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** A body ready to be sent, with its own headers, in lower case. */
export type Served = {
  status: number;
  type: string;
  body: Buffer;
  isCompressed: boolean;
  headers?: Record<string, string>;
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.xml',
  '.txt',
  '.json',
  '.webmanifest',
]);

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** The file for a path as Hosting finds it: itself, the page of that name, or the empty page. */
function fileFor(folder: string, pathname: string): string {
  const exact = path.join(folder, path.normalize(pathname));
  const candidates =
    pathname === '/' ? [path.join(folder, 'index.html')] : [exact, `${exact}.html`];
  return candidates.find(isFile) ?? path.join(folder, 'shell.html');
}

/** A text as it is sent: compressed once, at gzip's usual level. */
export function compressed(text: Buffer | string, type: string, status = 200): Served {
  return { status, type, body: gzipSync(text), isCompressed: true };
}

function load(folder: string, pathname: string): Served {
  const file = fileFor(folder, pathname);
  const extension = path.extname(file);
  const type = TYPES[extension] ?? 'application/octet-stream';
  const body = readFileSync(file);
  // firebase.json keeps assets out of the last rewrite: a missing one is a 404.
  if (pathname.startsWith('/assets/') && file.endsWith('shell.html')) {
    return { status: 404, type: 'text/plain', body: Buffer.from('gone'), isCompressed: false };
  }
  if (COMPRESSED.has(extension)) return compressed(body, type);
  return { status: 200, type, body, isCompressed: false };
}

/** A built app's folder as Hosting serves it, each file read and compressed once. */
export function staticFiles(folder: string): (pathname: string) => Served {
  const kept = new Map<string, Served>();
  return (pathname) => {
    const served = kept.get(pathname) ?? load(folder, pathname);
    kept.set(pathname, served);
    return served;
  };
}

/**
 * Sends a file or page with these additional headers; without its body if the browser has it
 * already.
 * @returns the bytes of the body that it sent.
 */
export function send(
  response: ServerResponse,
  found: Served,
  headers: Record<string, string>,
): number {
  const { etag } = found.headers ?? {};
  if (etag !== undefined && response.req.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...headers, ...found.headers }).end();
    return 0;
  }
  response.writeHead(found.status, {
    ...headers,
    ...found.headers,
    'Content-Type': found.type,
    'Content-Length': found.body.length,
    ...(found.isCompressed ? { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' } : {}),
  });
  response.end(found.body);
  return found.body.length;
}
