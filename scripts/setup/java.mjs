import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { canInstall, installPackage, updatePackages } from './apt.mjs';
import { SetupFault } from './setup-fault.mjs';

const LEAST = 17;

/**
 * Makes sure that Java 17 or newer runs (better 21, see emulators/stack/java/emulator-choice.ts):
 * installs a headless JRE if it may (root and apt). Throws a SetupFault otherwise.
 */
export async function ensureJava() {
  const found = javaMajor();
  if (found !== null && found >= LEAST) return;
  if (canInstall()) installJre();
  if ((javaMajor() ?? 0) >= LEAST) return;
  throw new SetupFault(
    [
      found === null
        ? 'Java is not installed; the Firestore emulator needs Java 17, better 21.'
        : `Java ${found} is too old; the Firestore emulator needs Java 17, better 21.`,
      '  Debian, Ubuntu: sudo apt-get install default-jre-headless',
      '  macOS:          brew install openjdk@21',
      '  Windows:        winget install EclipseAdoptium.Temurin.21.JRE',
    ].join('\n'),
  );
}

function javaMajor() {
  const home = process.env.JAVA_HOME;
  const commands = home ? [path.join(home, 'bin', 'java'), 'java'] : ['java'];
  for (const command of commands) {
    const run = spawnSync(command, ['-version'], { encoding: 'utf8' });
    // Before Java 9 the version began with "1.".
    const match = /version "(?:1\.)?(\d+)/.exec(`${run.stderr}${run.stdout}`);
    if (run.status === 0 && match) return Number(match[1]);
  }
  return null;
}

function installJre() {
  console.log('Installing a Java runtime (apt-get, about 200 MB) ...');
  updatePackages();
  // Which of these exists depends on the release; the last one always does.
  for (const name of ['openjdk-21-jre-headless', 'default-jre-headless']) {
    if (installPackage(name)) return;
  }
}
