import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstall, installPackage, updatePackages } from './apt.mjs';
import { CHROMIUM_NAMES, findOnPath } from './find-on-path.mjs';
import { inRoot } from './root.mjs';
import { SetupFault } from './setup-fault.mjs';

/**
 * Makes sure that browser tests find a Chromium: CHROME_PATH, one on PATH, Playwright's own, or one
 * installed now (apt-get if root, else Playwright's download). Throws a SetupFault otherwise.
 */
export async function ensureChromium() {
  if (isFound() || (await isPlaywrightsOwn())) return;
  if (canInstall()) {
    console.log('Installing Chromium (apt-get, about 300 MB) ...');
    updatePackages();
    for (const name of ['chromium-headless-shell', 'chromium']) {
      installPackage(name);
      if (isFound()) return;
    }
  }
  console.log('Installing Chromium (Playwright) ...');
  const cli = inRoot('node_modules/@playwright/test/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  if (await isPlaywrightsOwn()) return;
  throw new SetupFault(
    [
      'No Chromium for the browser tests, and none could be installed.',
      '  Debian, Ubuntu: sudo apt-get install chromium',
      '  macOS:          brew install --cask chromium',
      '  anywhere:       CHROME_PATH=/path/to/chrome npm test',
    ].join('\n'),
  );
}

function isFound() {
  if (process.env.CHROME_PATH) return existsSync(process.env.CHROME_PATH);
  return findOnPath(CHROMIUM_NAMES) !== undefined;
}

async function isPlaywrightsOwn() {
  const { chromium } = await import('@playwright/test');
  return existsSync(chromium.executablePath());
}
