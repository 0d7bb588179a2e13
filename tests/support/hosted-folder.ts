import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** A folder served as Hosting serves `web/dist`, which a test may replace as a deploy does. */
export type HostedFolder = {
  origin: string;
  /** From now on this folder's files are what there is. */
  deploy: (folder: string) => void;
  close: () => Promise<void>;
};

type Rule = { source: string; headers: { key: string; value: string }[] };

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const COMPRESSED = new Set(['.html', '.js', '.css', '.svg', '.webmanifest']);

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true;
}

/** The file for a path: itself, the page of that name, or the empty page for all others. */
function fileFor(folder: string, pathname: string): string {
  const exact = path.join(folder, path.normalize(pathname));
  const candidates =
    pathname === '/' ? [path.join(folder, 'index.html')] : [exact, `${exact}.html`];
  return candidates.find(isFile) ?? path.join(folder, 'shell.html');
}

function headerRules(): Rule[] {
  const file = path.join(import.meta.dirname, '../../firebase.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { hosting: { headers: Rule[] } };
  return config.hosting.headers;
}

function headersFor(rules: readonly Rule[], pathname: string): Record<string, string> {
  const fitting = rules.filter(
    ({ source }) => source === '**' || pathname.startsWith(source.replace('**', '')),
  );
  const pairs = fitting.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
  return Object.fromEntries(pairs) as Record<string, string>;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Serves a built folder with the headers of firebase.json, compressed, on a free port. */
export async function hostFolder(first: string): Promise<HostedFolder> {
  let folder = first;
  const rules = headerRules();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = fileFor(folder, decodeURIComponent(pathname));
    // An asset that is gone is not found: firebase.json keeps assets out of the last rewrite.
    const isGone = pathname.startsWith('/assets/') && file.endsWith('shell.html');
    const extension = path.extname(file);
    const isCompressed = COMPRESSED.has(extension);
    response.writeHead(isGone ? 404 : 200, {
      ...headersFor(rules, pathname),
      'Content-Type': TYPES[extension] ?? 'application/octet-stream',
      ...(isCompressed ? { 'Content-Encoding': 'gzip' } : {}),
    });
    const body = readFileSync(file);
    response.end(isCompressed ? gzipSync(body) : body);
  });
  const port = await listen(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: (next) => {
      folder = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
