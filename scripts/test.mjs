import { ensureChromium } from './setup/chromium.mjs';
import { checkDiskSpace } from './setup/disk-space.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureJava } from './setup/java.mjs';
import { checkNode } from './setup/node-version.mjs';
import { SetupFault } from './setup/setup-fault.mjs';

// npm test [part …]: on a fresh clone, installs what is missing, then runs every part, or only those
// named. Runs before anything is installed, so this file and scripts/setup are plain JavaScript.
try {
  checkNode();
  checkDiskSpace();
  await ensureInstalled();
  await ensureJava();
  await ensureChromium();
  const { register } = await import('tsx/esm/api');
  register();
  const { runSuite } = await import('../tests/runner/run-suite.ts');
  process.exitCode = await runSuite(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof SetupFault ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
// Sockets that are kept alive for a while must not keep the command alive.
process.exit();
