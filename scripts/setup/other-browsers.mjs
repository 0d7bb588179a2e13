import { canInstall, installPackage, updatePackages } from './apt.mjs';
import { findOnPath } from './find-on-path.mjs';

/**
 * What the journeys in other browsers need: programs under any of their names, and Debian's
 * package.
 */
const NEEDED = [
  { names: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
  { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
  { names: ['Xvfb'], package: 'xvfb' },
];

/**
 * Makes sure that stock Firefox, WebKitGTK with its driver and a virtual screen are installed:
 * installs them if it may (root and apt).
 * @returns null, or what is missing and how to get it.
 */
export function ensureOtherBrowsers() {
  if (missing().length === 0) return null;
  if (canInstall()) {
    console.log('Installing Firefox and WebKitGTK (apt-get, about 450 MB) ...');
    updatePackages();
    for (const { package: name } of missing()) installPackage(name);
  }
  const left = missing().map(({ package: name }) => name);
  if (left.length === 0) return null;
  return [
    `The journeys in Firefox and WebKit need ${left.join(', ')}, which could not be installed.`,
    '  Debian: sudo apt-get install firefox-esr webkit2gtk-driver xvfb',
    '  Ubuntu: the same, with the package firefox of packages.mozilla.org for firefox-esr',
    '  elsewhere there is no WebKitGTK: a build machine with Debian has them (.github/workflows)',
  ].join('\n');
}

function missing() {
  return NEEDED.filter(({ names }) => findOnPath(names) === undefined);
}
