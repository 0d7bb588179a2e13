import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A Java found on this machine. */
export type Java = {
  /** Its path. Never just `java`: on the emulators' PATH that is the bridge. */
  readonly command: string;
  readonly major: number;
};

/** The Java of JAVA_HOME or PATH, or null if none runs. */
export function findJava(env: NodeJS.ProcessEnv): Java | null {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const home = env['JAVA_HOME'];
  if (home) folders.unshift(path.join(home, 'bin'));
  const file = process.platform === 'win32' ? 'java.exe' : 'java';
  for (const command of folders.map((folder) => path.join(folder, file))) {
    const major = existsSync(command) ? majorVersion(command, env) : null;
    if (major !== null) return { command, major };
  }
  return null;
}

function majorVersion(command: string, env: NodeJS.ProcessEnv): number | null {
  const run = spawnSync(command, ['-version'], { env, encoding: 'utf8', timeout: 10_000 });
  // Before Java 9 the version began with "1.".
  const match = /version "(?:1\.)?(\d+)/.exec(`${run.stderr ?? ''}${run.stdout ?? ''}`);
  return run.status === 0 && match ? Number(match[1]) : null;
}
