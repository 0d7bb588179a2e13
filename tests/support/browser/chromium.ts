import { CHROMIUM_NAMES, findOnPath } from '../../../scripts/setup/find-on-path.mjs';

/** What a Chromium is started with that nobody looks at. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The system's Chromium: `CHROME_PATH` where set, else the first on PATH. Undefined leaves the
 * choice to Playwright, which then uses a browser of its own.
 */
export function chromiumPath(): string | undefined {
  return process.env['CHROME_PATH'] || findOnPath(CHROMIUM_NAMES);
}
