import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { ROOT, inRoot } from './root.mjs';
import { SetupFault } from './setup-fault.mjs';

const MIB = 1024 * 1024;

/** The size of the dependencies (about 900 MB), with room for builds and data. */
const INSTALL_MIB = 1500;
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
