import { CHROMIUM_NAMES, findOnPath } from '../../../scripts/setup/find-on-path.mjs';

/** The arguments of a headless Chromium. */
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
 * The system's Chromium: `CHROME_PATH` if set, else the first on PATH. Undefined leaves the choice
 * to Playwright, which then uses its own.
 */
export function chromiumPath(): string | undefined {
  return process.env['CHROME_PATH'] || findOnPath(CHROMIUM_NAMES);
}
