import { SetupFault } from './setup-fault.mjs';

const LEAST = [20, 19];

/** Makes sure that Node is 20.19 or newer. Throws a SetupFault otherwise. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  throw new SetupFault(
    `Node ${version} is too old; Reef needs ${LEAST.join('.')} or newer (nodejs.org, or nvm install 22).`,
  );
}
