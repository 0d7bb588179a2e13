import type { ConfigEnv, UserConfig } from 'vite';

/** For a plugin's `apply`: true in the build of what browsers load, false in the server's. */
export function isBrowserBuild(config: UserConfig, { command }: ConfigEnv): boolean {
  return command === 'build' && !config.build?.ssr;
}
