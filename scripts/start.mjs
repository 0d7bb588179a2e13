import { parseArgs } from 'node:util';
import { checkDiskSpace } from './setup/disk-space.mjs';
import { checkNode, onDeployedNode } from './setup/node-version.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureJava } from './setup/java.mjs';
import { SetupFault } from './setup/setup-fault.mjs';

// npm start: everything from a fresh clone. Runs before anything is installed, so this file and
// scripts/setup are plain JavaScript on Node's own modules.
const startedAt = Date.now();

const USAGE = `npm start [-- --fresh] [-- --dev]
  --fresh  forget the data of earlier runs
  --dev    hot reload: Vite in place of the built app, functions rebuilt on change
  REEF_PORT_OFFSET=100 npm start  next to another one, every port 100 higher`;

async function start() {
  const wishes = readWishes();
  checkNode();
  checkDiskSpace();
  await ensureInstalled();
  await onDeployedNode(async () => {
    await ensureJava();
    const { main } = await import('../emulators/stack/main.ts');
    await main(wishes, startedAt);
  });
}

function readWishes() {
  const options = {
    fresh: { type: 'boolean', default: false },
    dev: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  };
  try {
    const { values } = parseArgs({ options });
    if (values.help) throw new SetupFault(USAGE);
    return { isFresh: values.fresh, isDev: values.dev };
  } catch (error) {
    if (error instanceof SetupFault) throw error;
    throw new SetupFault(`${error.message}\n\n${USAGE}`);
  }
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${error instanceof SetupFault ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
// Sockets that are kept alive for a while must not keep the command alive.
process.exit();
