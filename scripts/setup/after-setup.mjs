import { ensureChromium } from './chromium.mjs';
import { checkDiskSpace } from './disk-space.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureJava } from './java.mjs';
import { checkNode, onDeployedNode } from './node-version.mjs';
import { SetupFault } from './setup-fault.mjs';

/**
 * Sets up what `work` needs, then runs it, and exits with the exit code that it returns. `work` may
 * import TypeScript. A SetupFault prints its sentences and exits with 1.
 * @param readArguments reads what `work` is called with before the setup, because a typing error
 * must not cost an installation.
 */
export async function afterSetup(
  work,
  { needsBrowser = true, readArguments = () => process.argv.slice(2) } = {},
) {
  try {
    const args = readArguments();
    checkNode();
    checkDiskSpace();
    await ensureInstalled();
    await onDeployedNode(async () => {
      await ensureJava();
      if (needsBrowser) await ensureChromium();
      process.exitCode = await work(args);
    });
  } catch (error) {
    process.stderr.write(`${error instanceof SetupFault ? error.message : error.stack}\n`);
    process.exitCode = 1;
  }
  // Sockets that are kept alive for a while must not keep the command alive.
  process.exit();
}
