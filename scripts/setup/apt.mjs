import { spawnSync } from 'node:child_process';

/**
 * Whether packages of the distribution may be installed without asking: as root if there is apt, or
 * on a build machine whose user may become root without a password.
 */
export function canInstall() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return false;
  if (process.getuid?.() === 0) return true;
  return Boolean(process.env.CI) && spawnSync('sudo', ['-n', 'true']).status === 0;
}

/**
 * Refreshes the package lists; on a new machine the first installation finds nothing without it.
 */
export function updatePackages() {
  return aptGet('update', '-q');
}

/** Installs one package. @returns whether it is there now. */
export function installPackage(name) {
  return aptGet('install', '-y', '-q', '--no-install-recommends', name);
}

function aptGet(...args) {
  const isRoot = process.getuid?.() === 0;
  const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
  const [program, ...rest] = isRoot ? command : ['sudo', '-n', ...command];
  return spawnSync(program, rest, { stdio: 'ignore' }).status === 0;
}
