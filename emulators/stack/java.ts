import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** A Java found on this machine. */
export interface Java {
  /** The command that runs it: a path, or `java` where PATH decides. */
  readonly command: string;
  readonly major: number;
}

/** The Java of JAVA_HOME or PATH, or null where none runs. */
export function findJava(env: NodeJS.ProcessEnv): Java | null {
  const candidates = [env.JAVA_HOME && path.join(env.JAVA_HOME, 'bin', 'java'), 'java'];
  for (const command of candidates) {
    if (!command) continue;
    const major = majorVersion(command, env);
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
