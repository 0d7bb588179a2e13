import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { canInstall, installPackage, updatePackages } from './apt.mjs';
import { SetupFault } from './setup-fault.mjs';

/** The oldest Java that runs a Firestore emulator: that of a Cloud SDK. firebase-tools' needs 21. */
export const LEAST_JAVA = 17;

/**
 * Makes sure that Java 17 or newer runs: installs a headless JRE if it may (root and apt). Throws a
 * SetupFault otherwise. What 17 can run is for emulators/stack/java/emulator-choice.ts to say.
 */
export async function ensureJava() {
  if (isNewEnough(findJava(process.env))) return;
  if (canInstall()) installJre();
  const found = findJava(process.env);
  if (!isNewEnough(found)) throw javaMissing(found);
}

/**
 * The Java of JAVA_HOME or PATH, or null if none runs: its path and major version. The path is never
 * just `java`, which is the bridge on the emulators' PATH.
 */
export function findJava(env) {
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean);
  if (env.JAVA_HOME) folders.unshift(path.join(env.JAVA_HOME, 'bin'));
  for (const command of folders.map((folder) => path.join(folder, 'java'))) {
    const major = existsSync(command) ? majorVersion(command, env) : null;
    if (major !== null) return { command, major };
  }
  return null;
}

/** How to get the Java that everything here runs with. */
export const JAVA_21 = [
  '  Debian, Ubuntu: sudo apt-get install openjdk-21-jre-headless',
  '  Debian 12:      the package temurin-21-jre (adoptium.net/installation/linux)',
  '  macOS:          brew install --cask temurin@21',
];

/** The error if no Java, or only `found`, is there. */
export function javaMissing(found) {
  const why = found === null ? 'Java is not installed' : `Java ${found.major} is too old`;
  return new SetupFault(
    [`${why}; the Firestore emulator needs Java 21. Install it:`, ...JAVA_21].join('\n'),
  );
}

const isNewEnough = (java) => java !== null && java.major >= LEAST_JAVA;

function majorVersion(command, env) {
  const run = spawnSync(command, ['-version'], { env, encoding: 'utf8', timeout: 10_000 });
  // Before Java 9 the version began with "1.".
  const match = /version "(?:1\.)?(\d+)/.exec(`${run.stderr ?? ''}${run.stdout ?? ''}`);
  return run.status === 0 && match ? Number(match[1]) : null;
}

function installJre() {
  console.log('Installing a Java runtime (apt-get, about 200 MB) ...');
  updatePackages();
  // Which of these exists depends on the release; the last one always does.
  for (const name of ['openjdk-21-jre-headless', 'default-jre-headless']) {
    if (installPackage(name)) return;
  }
}
