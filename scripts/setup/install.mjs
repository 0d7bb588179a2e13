import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { ROOT, inRoot } from './root.mjs';
import { SetupFault } from './setup-fault.mjs';

/**
 * Installs dependencies if there are none, or if package-lock.json is newer than they are. Shows
 * npm's own progress. Throws a SetupFault if npm fails.
 */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies (about two minutes, 1.3 GB) ...');
  // Not `npm ci`: it refuses a lock file that lacks another platform's optional package, and npm
  // omits those if a registry does not have them. `--no-save` keeps the lock file as it is.
  // Everything runs on the Node that is installed with it; warnings about another one mean nothing.
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await npm(['install', ...quietly]);
  if (code !== 0) throw new SetupFault(`npm install failed (exit ${code}); see above.`);
}

/** npm writes its own copy of the lock file last. */
function isInstalled() {
  const installed = inRoot('node_modules', '.package-lock.json');
  const wanted = inRoot('package-lock.json');
  if (!existsSync(installed)) return false;
  return !existsSync(wanted) || statSync(installed).mtimeMs >= statSync(wanted).mtimeMs - 1000;
}

function npm(args) {
  const child = spawn('npm', args, { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
}
