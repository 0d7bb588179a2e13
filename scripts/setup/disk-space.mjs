import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ROOT, inRoot } from './root.mjs';
import { SetupFault } from './setup-fault.mjs';

const MIB = 1024 * 1024;

/** The dependencies (about 1.3 GB), npm's cache of them, builds, data and the emulators' jars. */
const INSTALL_MIB = 2500;
const RUN_MIB = 300;

/** Makes sure that there is room to install and to run. Throws a SetupFault otherwise. */
export function checkDiskSpace() {
  requireRoom(ROOT, existsSync(inRoot('node_modules')) ? RUN_MIB : INSTALL_MIB);
  requireRoom(tmpdir(), 50);
}

function requireRoom(folder, neededMib) {
  const { bavail, bsize } = statfsSync(folder);
  const freeMib = Math.floor((bavail * bsize) / MIB);
  if (freeMib >= neededMib) return;
  throw new SetupFault(
    `Not enough room on the disk of ${folder}: ${freeMib} MB are free, ${neededMib} MB are needed.`,
  );
}
