import { ensureChromium } from './setup/chromium.mjs';
import { checkDiskSpace } from './setup/disk-space.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { ensureJava } from './setup/java.mjs';
import { checkNode } from './setup/node-version.mjs';
import { SetupFault } from './setup/setup-fault.mjs';

// npm run bench [-- part …]: measures every budget, or the parts named. Runs before anything is
// installed, so this file and scripts/setup are plain JavaScript.
try {
  checkNode();
  checkDiskSpace();
  await ensureInstalled();
  await ensureJava();
  await ensureChromium();
  const { register } = await import('tsx/esm/api');
  register();
  const { runBench } = await import('../bench/main.ts');
  process.exitCode = await runBench(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof SetupFault ? error.message : error.stack}\n`);
  process.exitCode = 1;
}
// Sockets that are kept alive for a while must not keep the command alive.
process.exit();
