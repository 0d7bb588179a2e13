import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#stack/paths.ts';
import { RUN_ID_VARIABLE } from './process-table.ts';
import type { EmulatorChoice } from '#stack/java/emulator-choice.ts';

type EnvironmentOptions = {
  readonly runId: string;
  readonly runDir: string;
  /** This run's temporary folder: firebase-tools puts sockets and its locator file there. */
  readonly tempDir: string;
  readonly choice: EmulatorChoice;
  readonly storageRulesBundle: string;
  /** Names of the values that reach functions only through their own files (staged-functions.ts). */
  readonly staged: readonly string[];
};

/** Other variables of the shell that would change the emulators or the functions. */
const WITHHELD = [
  'WEB_API_KEY',
  'ENFORCE_APP_CHECK',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'FIREBASE_TOKEN',
  'NODE_OPTIONS',
];

/** How many function processes may run at once; each takes 100 to 130 MB. */
const MAX_WORKERS = '16';

/** The environment of firebase-tools and of everything it starts. */
export function childEnvironment(
  base: NodeJS.ProcessEnv,
  options: EnvironmentOptions,
): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...base };
  for (const name of [...options.staged, ...WITHHELD]) delete env[name];
  return {
    ...env,
    [RUN_ID_VARIABLE]: options.runId,
    TMPDIR: options.tempDir,
    // Keeps firebase-tools from asking questions and probing registries.
    CI: '1',
    NO_COLOR: '1',
    npm_config_offline: 'true',
    // Discovery through a file instead of a random port between 8000 and 8999.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    FUNCTIONS_EMULATOR_PARALLEL: env['FUNCTIONS_EMULATOR_PARALLEL'] ?? MAX_WORKERS,
    METADATA_SERVER_DETECTION: 'none',
    ...(options.choice.usesBridge ? bridge(env, options) : {}),
  };
}

/** emulators/java-bridge/java explains these. */
function bridge(
  env: NodeJS.ProcessEnv,
  { runDir, choice, storageRulesBundle }: EnvironmentOptions,
): NodeJS.ProcessEnv {
  const launcherDir = path.join(ROOT, 'emulators', 'java-bridge');
  // An archive of the repository may have lost the file's mode.
  chmodSync(path.join(launcherDir, 'java'), 0o755);
  const variables: NodeJS.ProcessEnv = {
    PATH: `${launcherDir}${path.delimiter}${env['PATH'] ?? ''}`,
    REEF_JAVA: choice.java,
    REEF_NODE: process.execPath,
  };
  if (choice.firestoreJar !== null) {
    // firebase-tools changes the mode of the file it is given, so it gets a copy.
    const standIn = path.join(runDir, 'firestore-emulator');
    writeFileSync(standIn, '');
    variables['FIRESTORE_EMULATOR_BINARY_PATH'] = standIn;
    variables['REEF_FIRESTORE_JAR'] = choice.firestoreJar;
  }
  if (choice.usesRulesEvaluator) variables['STORAGE_EMULATOR_BINARY_PATH'] = storageRulesBundle;
  return variables;
}
