import { existsSync } from 'node:fs';
import { cloudSdkFirestoreJar, isWithinReach, toolJar } from './emulator-jars.ts';
import { StackError } from '#stack/stack-error.ts';
import { findJava, JAVA_21, javaMissing, LEAST_JAVA } from '../../../scripts/setup/java.mjs';

/** What runs the Firestore emulator and the storage rules on this machine. */
export type EmulatorChoice = {
  /** The real java, as a command. */
  readonly java: string;
  /** A jar to use instead of firebase-tools' own; null if the tool uses its own. */
  readonly firestoreJar: string | null;
  /** True when the Node evaluator replaces Google's storage rules runtime. */
  readonly usesRulesEvaluator: boolean;
  /** True when the `java` launcher must come first on the child's PATH. */
  readonly usesBridge: boolean;
  /** The choice in one line. */
  readonly summary: string;
  /** How much firebase-tools fetches first; 0 if it has all it needs. */
  readonly downloadMb: number;
};

const TOOL_JAVA = 21;

/**
 * Chooses the first of: the jar of FIRESTORE_EMULATOR_JAR; firebase-tools' own jar, if it is there
 * or can be fetched and Java is 21 or newer; the Cloud SDK's jar with Java 17 or newer.
 * @throws SetupFault if none can be used, with what to install.
 */
export async function chooseEmulators(env: NodeJS.ProcessEnv): Promise<EmulatorChoice> {
  const java = findJava(env);
  if (!java || java.major < LEAST_JAVA) throw javaMissing(java);
  const [toolFirestore, runtime] = [toolJar('firestore', env), toolJar('storage', env)];
  const [canUseToolJar, canUseRuntime] = await Promise.all([
    java.major >= TOOL_JAVA && isWithinReach(toolFirestore),
    isWithinReach(runtime),
  ]);
  const firestoreJar = givenJar(env) ?? (canUseToolJar ? null : cloudSdkFirestoreJar(env));
  if (firestoreJar === null && !canUseToolJar) throw firestoreMissing(java.major);
  const used = [
    ...(firestoreJar === null ? [toolFirestore] : []),
    ...(canUseRuntime ? [runtime] : []),
  ];
  const usesBridge = firestoreJar !== null || !canUseRuntime;
  return {
    java: java.command,
    firestoreJar,
    usesRulesEvaluator: !canUseRuntime,
    usesBridge,
    summary: summaryOf(java.major, firestoreJar, canUseRuntime),
    downloadMb: used.reduce((sum, { isCached, sizeMb }) => sum + (isCached ? 0 : sizeMb), 0),
  };
}

function givenJar(env: NodeJS.ProcessEnv): string | null {
  const jar = env['FIRESTORE_EMULATOR_JAR'];
  if (!jar) return null;
  if (existsSync(jar)) return jar;
  throw new StackError(`FIRESTORE_EMULATOR_JAR names ${jar}, which is not there.`);
}

function summaryOf(major: number, firestoreJar: string | null, hasRuntime: boolean): string {
  const firestore = firestoreJar === null ? "firebase-tools' own Firestore" : firestoreJar;
  const rules = hasRuntime ? "Google's storage rules runtime" : 'the storage rules evaluator';
  return `Java ${major}, ${firestore}, ${rules}`;
}

function firestoreMissing(major: number): StackError {
  const [own, how] =
    major >= TOOL_JAVA
      ? [
          'firebase-tools cannot fetch its Firestore emulator (no way out to storage.googleapis.com)',
          ['Let it reach the network once.'],
        ]
      : [
          `Java ${major} is too old for firebase-tools' own Firestore emulator, which needs ${TOOL_JAVA}`,
          [`Install Java ${TOOL_JAVA}:`, ...JAVA_21],
        ];
  return new StackError(
    [
      `${own}, and no Cloud SDK with the same emulator was found.`,
      ...how,
      'Or install google-cloud-cli-firestore-emulator (cloud.google.com/sdk/docs/install).',
      'Or name a jar you have: FIRESTORE_EMULATOR_JAR=/path/to/cloud-firestore-emulator.jar npm start',
    ].join('\n'),
  );
}
