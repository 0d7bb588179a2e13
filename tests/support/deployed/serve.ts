import { createRequire } from 'node:module';
import { createServer, request as plainRequest } from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listenLocally } from '@reef/emulators/shared/listen-locally.ts';
import { ROOT } from '@reef/emulators/stack/paths.ts';

/*
 * Runs the deployed bundle as Google's runtime does: no emulator's variables, every function under
 * its name, the body read once and kept raw. worker.ts starts it as a separate process.
 */

type Handler = (request: object, response: object) => unknown;
type Express = {
  (): { use: (...handlers: unknown[]) => void };
  json: (options: object) => unknown;
  raw: (options: object) => unknown;
};

const KEY_HOSTS = ['www.googleapis.com', 'firebaseappcheck.googleapis.com'];

/** The test provides Google's two lists of public keys; every other request goes out as usual. */
function answerForGoogle(origin: string): void {
  const { hostname, port } = new URL(origin);
  const original = https.request;
  const replaced = (options: { hostname?: string; path?: string }, ...rest: unknown[]) => {
    if (!KEY_HOSTS.includes(options.hostname ?? '')) {
      return Reflect.apply(original, https, [options, ...rest]) as unknown;
    }
    const local = { hostname, port, path: options.path, method: 'GET' };
    return Reflect.apply(plainRequest, null, [local, ...rest]) as unknown;
  };
  Object.assign(https, { request: replaced });
}

/** `create: { payment }` is deployed as `create-payment`. */
function handlersOf(exported: object, prefix = ''): Map<string, Handler> {
  const found = new Map<string, Handler>();
  for (const [key, value] of Object.entries(exported) as [string, unknown][]) {
    const name = prefix + key;
    if (typeof value === 'function') found.set(name, value as Handler);
    else if (typeof value === 'object' && value !== null) {
      for (const [inner, handler] of handlersOf(value, `${name}-`)) found.set(inner, handler);
    }
  }
  return found;
}

// Google's runtime brings its own express, which firebase-functions depends on too.
const bring = createRequire(path.join(ROOT, 'node_modules/firebase-functions/package.json'));
const express = bring('express') as Express;
answerForGoogle(process.env['REEF_KEYS_ORIGIN'] ?? '');
const functions = process.env['REEF_FUNCTIONS_DIR'] ?? path.join(ROOT, 'functions');
if (process.env['REEF_REMEMBERS_HASHES'] === '1') await import('./remembered-hashes.ts');
const bundle = pathToFileURL(path.join(functions, 'dist/index.js')).href;
const handlers = handlersOf((await import(bundle)) as object);

const keepRaw = (request: { rawBody?: Buffer }, _response: unknown, body: Buffer) => {
  request.rawBody = body;
};
const app = express();
app.use(express.json({ limit: '32mb', verify: keepRaw }));
app.use(express.raw({ limit: '32mb', type: '*/*', verify: keepRaw }));
type Asked = { path: string; url: string; originalUrl: string };
app.use((request: Asked, response: { sendStatus: (status: number) => void }) => {
  // As at a function's own address: the function gets the path after its name.
  const [, name = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(request.path) ?? [];
  const handler = handlers.get(name);
  request.url = `${rest || '/'}${request.url.slice(request.path.length)}`;
  request.originalUrl = request.url;
  if (handler) handler(request, response);
  else response.sendStatus(404);
});
const server = createServer(app as unknown as Parameters<typeof createServer>[1]);
console.log(`serving on ${await listenLocally(server)}`);
