import { ensureChromium } from './chromium.mjs';
import { checkDiskSpace } from './disk-space.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureJava } from './java.mjs';
import { checkNode, onDeployedNode } from './node-version.mjs';
import { SetupFault } from './setup-fault.mjs';

/**
 * Sets up what tests and measurements need, then runs `work`, which may import TypeScript, and
 * exits with its exit code. A failed setup prints one sentence and exits with 1.
 */
export async function afterSetup(work) {
  try {
    checkNode();
    checkDiskSpace();
    await ensureInstalled();
    await onDeployedNode(async () => {
      await ensureJava();
      await ensureChromium();
      process.exitCode = await work(process.argv.slice(2));
    });
  } catch (error) {
    process.stderr.write(`${error instanceof SetupFault ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
  // Sockets that are kept alive for a while must not keep the command alive.
  process.exit();
}
