import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import path from 'node:path';

/** One of the jars firebase-tools fetches for itself. */
export type ToolJar = {
  /** The path at which firebase-tools keeps it, whether or not it exists yet. */
  readonly file: string;
  readonly remoteUrl: string;
  readonly isCached: boolean;
  readonly sizeMb: number;
};

type JarInfo = {
  readonly remoteUrl: string;
  readonly expectedSize: number;
  readonly downloadPathRelativeToCacheDir: string;
};

/** A slow line needs seconds for the name and the handshake; without any it fails at once. */
const PROBE_MS = 10_000;

/** The jar of an emulator as the installed firebase-tools names it. */
export function toolJar(emulator: 'firestore' | 'storage', env: NodeJS.ProcessEnv): ToolJar {
  const info = jarInfo(emulator);
  const cache =
    env['FIREBASE_EMULATORS_PATH'] ?? path.join(homedir(), '.cache', 'firebase', 'emulators');
  const file = path.join(cache, info.downloadPathRelativeToCacheDir);
  const sizeMb = Math.round(info.expectedSize / 1e6);
  return { file, remoteUrl: info.remoteUrl, isCached: existsSync(file), sizeMb };
}

/** True if the jar exists or its server answers now. */
export async function isWithinReach(jar: ToolJar): Promise<boolean> {
  if (jar.isCached) return true;
  try {
    const answer = await fetch(jar.remoteUrl, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PROBE_MS),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/** The Firestore emulator's jar inside Google's Cloud SDK, or null if there is none. */
export function cloudSdkFirestoreJar(env: NodeJS.ProcessEnv): string | null {
  const inside = ['platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar'];
  const jars = cloudSdkRoots(env).map((root) => path.join(root, ...inside));
  return jars.find((jar) => existsSync(jar)) ?? null;
}

function cloudSdkRoots(env: NodeJS.ProcessEnv): string[] {
  const usual = [
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    path.join(homedir(), 'google-cloud-sdk'),
  ];
  return [env['CLOUDSDK_ROOT_DIR'], ...gcloudRoots(env), ...usual].filter(
    (root) => root !== undefined,
  );
}

/** `gcloud` on PATH is a link to bin/gcloud under the SDK's root. */
function gcloudRoots(env: NodeJS.ProcessEnv): string[] {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const found = folders.map((folder) => path.join(folder, 'gcloud')).filter((f) => existsSync(f));
  return found.map((file) => path.dirname(path.dirname(realpathSync(file))));
}

function jarInfo(emulator: 'firestore' | 'storage'): JarInfo {
  const main = createRequire(import.meta.url).resolve('firebase-tools/package.json');
  const file = path.join(path.dirname(main), 'lib', 'emulator', 'downloadableEmulatorInfo.json');
  const all: Record<string, JarInfo | undefined> = JSON.parse(readFileSync(file, 'utf8'));
  const info = all[emulator];
  if (!info) throw new Error(`firebase-tools no longer names a jar for ${emulator} in ${file}`);
  return info;
}
