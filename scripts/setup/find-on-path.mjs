import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Chromium's names. The headless shell comes first: it is the same engine without a window, at half
 * the work per page.
 */
export const CHROMIUM_NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

/** The first of these programs on PATH, or undefined. */
export function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place));
}
