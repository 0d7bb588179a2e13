import { afterSetup } from './setup/after-setup.mjs';
import { ensureOtherBrowsers } from './setup/other-browsers.mjs';

// npm test [part …]: on a fresh clone, installs what is missing, then runs every part, or only those
// named. Runs before anything is installed, so this file and scripts/setup are plain JavaScript.
await afterSetup(async (parts) => {
  if (parts.length === 0 || parts.includes('browsers')) ensureOtherBrowsers();
  const { runSuite } = await import('../tests/runner/run-suite.ts');
  return runSuite(parts);
});
