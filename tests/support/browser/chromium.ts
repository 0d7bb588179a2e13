import { existsSync } from 'node:fs';
import path from 'node:path';

/** The headless shell first: the same engine without the window around it, half the work a page. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/**
 * The system's Chromium: `CHROME_PATH` where set, else the first on PATH. Undefined leaves the
 * choice to Playwright, which then uses a browser of its own.
 */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const places = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place));
}
