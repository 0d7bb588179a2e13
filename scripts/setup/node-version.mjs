import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './root.mjs';
import { SetupFault } from './setup-fault.mjs';

/**
 * The oldest version that can run the setup itself; everything after it runs on the deployed
 * version.
 */
const LEAST = [20, 19];

/**
 * From a terminal a Ctrl-C reaches both processes, and two count as one; a plain kill reaches only
 * us.
 */
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Set in a command that was started again: npm's binary may be of another version than asked for. */
const STARTED_AGAIN = 'REEF_STARTED_AGAIN';

/** Makes sure that Node is 20.19 or newer. Throws a SetupFault otherwise. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  throw new SetupFault(
    `Node ${version} is too old; Reef needs ${LEAST.join('.')} or newer (nodejs.org, or nvm install 24).`,
  );
}

/** The major version of Node that the functions are deployed on, from firebase.json. */
export function deployedMajor() {
  const { functions } = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8'));
  return Number(functions.runtime.replace('nodejs', ''));
}

/**
 * Does `work` on the version of Node that is deployed. If the machine's own is another one, the
 * command starts again on the one that npm installed, and exits with its exit code. npm puts that
 * one first on PATH, so this happens only in the run that installs. Throws a SetupFault if it is
 * missing, or itself of another version.
 */
export async function onDeployedNode(work, version = process.versions.node) {
  const wanted = deployedMajor();
  if (majorOf(version) === wanted) {
    delete process.env[STARTED_AGAIN];
    return work();
  }
  process.exitCode = await runAgain(wanted);
  return undefined;
}

const majorOf = (version) => Number(version.split('.')[0]);

function runAgain(wanted) {
  if (process.env[STARTED_AGAIN]) {
    throw new SetupFault(
      `firebase.json names Node ${wanted}, and npm installs Node ${process.versions.node}. A change of Node changes six lines: docs/decisions/0022-node-24-from-npm.md names them.`,
    );
  }
  const folder = inRoot('node_modules/node/bin');
  const binary = path.join(folder, 'node');
  // Tools such as vitest look for Node on PATH: without npm that would be the machine's own.
  const searched = [folder, process.env.PATH].join(path.delimiter);
  const env = { ...process.env, PATH: searched, [STARTED_AGAIN]: '1' };
  // Listening before it starts: a signal that arrives meanwhile would end us and leave it behind.
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal));
  const child = spawn(binary, process.argv.slice(1), { stdio: 'inherit', env });
  return new Promise((resolve, reject) => {
    child.once('error', () => {
      reject(
        new SetupFault(
          `Reef runs on Node ${wanted}, and npm could not install it here. Install Node ${wanted} (nodejs.org, or nvm install ${wanted}) and try again.`,
        ),
      );
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}
