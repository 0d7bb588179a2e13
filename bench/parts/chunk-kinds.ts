import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const WEB = path.join(import.meta.dirname, '../../web');

/**
 * Whether no page of a buyer can reach a chunk. The build itself says so for the service worker,
 * from its graph of chunks (web/vite/chunks/offline-files.ts).
 */
export function adminsChunks(): (asset: string) => boolean {
  const list = readFileSync(path.join(WEB, 'dist/admin-files.json'), 'utf8');
  const files = new Set(z.array(z.string()).parse(JSON.parse(list)));
  return (asset) => files.has(asset);
}

/** Whether a chunk contains a part of Firebase's SDK, which registers itself under this name. */
export function isFirebase(asset: string): boolean {
  if (!asset.startsWith('/assets/')) return false;
  return readFileSync(path.join(WEB, 'dist', asset), 'utf8').includes('@firebase/');
}
