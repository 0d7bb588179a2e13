import { cpSync, mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../../setup/root.mjs';

/** A folder with the repository's configuration files, but without this machine's own. */
export function makeShopFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'reef-doctor-'));
  const files = ['firebase.json', 'firestore.indexes.json', 'firestore.rules', 'storage.rules'];
  for (const file of files) cpSync(path.join(ROOT, file), path.join(folder, file));
  for (const name of ['web', 'functions']) mkdirSync(path.join(folder, name));
  return folder;
}
