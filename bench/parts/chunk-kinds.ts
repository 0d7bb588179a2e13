import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const WEB = path.join(import.meta.dirname, '../../web');

/** Folders that only admins' pages are made of. */
const ADMIN_FEATURES = ['admin'];

function namesIn(folder: string): string[] {
  const files = readdirSync(path.join(WEB, 'src/features', folder), { recursive: true });
  return files.map((file) => path.parse(String(file)).name);
}

const ADMIN_NAMES = new Set(ADMIN_FEATURES.flatMap(namesIn));

/** Whether a chunk was split off for an admin's page: it bears the name of one of its modules. */
export function isAdmins(asset: string): boolean {
  return ADMIN_NAMES.has(path.basename(asset).replace(/-[\w-]{8}\.js$/, ''));
}

/** Whether a chunk holds a piece of Firebase's SDK, which registers itself by this name. */
export function isFirebase(asset: string): boolean {
  if (!asset.startsWith('/assets/')) return false;
  return readFileSync(path.join(WEB, 'dist', asset), 'utf8').includes('@firebase/');
}
