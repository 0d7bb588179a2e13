import { parseArgs } from 'node:util';
import { afterSetup } from './setup/after-setup.mjs';
import { SetupFault } from './setup/setup-fault.mjs';

// npm start: everything from a fresh clone. Runs before anything is installed, so this file and
// scripts/setup are plain JavaScript on Node's own modules.
const startedAt = Date.now();

const USAGE = `npm start [-- [--fresh] [--dev]]
  --fresh  forget the data of earlier runs
  --dev    hot reload: Vite in place of the built app, functions rebuilt on change
  REEF_PORT_OFFSET=110 npm start  next to another one, every port 110 higher`;

function readArguments() {
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

await afterSetup(
  async (options) => {
    const { main } = await import('../emulators/stack/main.ts');
    await main(options, startedAt);
    return 0;
  },
  { needsBrowser: false, readArguments },
);
