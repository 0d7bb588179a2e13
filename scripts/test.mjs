import { afterSetup } from './setup/after-setup.mjs';
import { ensureOtherBrowsers } from './setup/other-browsers.mjs';
import { checkedNames, PART_NAMES } from './setup/part-names.mjs';
import { SetupFault } from './setup/setup-fault.mjs';

// npm test [part …]: on a fresh clone, installs what is missing, then runs every part, or only those
// named. Runs before anything is installed, so this file and scripts/setup are plain JavaScript.
await afterSetup(
  async (parts) => {
    const isWhole = parts.length === 0;
    const problem = isWhole || parts.includes('browsers') ? ensureOtherBrowsers() : null;
    if (problem !== null && !isWhole) throw new SetupFault(problem);
    const { runSuite } = await import('../tests/runner/run-suite.ts');
    return runSuite(parts, problem === null ? [] : [{ part: 'browsers', why: problem }]);
  },
  { readArguments: () => checkedNames(process.argv.slice(2), PART_NAMES) },
);
