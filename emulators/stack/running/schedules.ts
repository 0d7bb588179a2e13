import { PROJECT_ID } from '#stack/project-id.ts';
import { loadedFunctions, type LoadedFunction } from '#stack/backends.ts';
import { origin } from '#stack/firebase-config.ts';

/** How often scheduled functions run locally, regardless of their schedule. */
export const TICK_MS = 30_000;

/**
 * Runs every scheduled function once. The emulator never does so: it would need a Pub/Sub emulator,
 * which does not trigger second-generation functions either.
 */
export async function tickSchedules(functionsPort: number, now: Date): Promise<void> {
  const all = await loadedFunctions(functionsPort);
  const scheduled = all.filter((loaded) => loaded.schedule !== undefined);
  await Promise.all(scheduled.map((loaded) => runSchedule(functionsPort, loaded, now)));
}

/**
 * Runs a scheduled function once, as Google's scheduler does.
 * @param port of the functions emulator.
 */
export async function runSchedule(
  port: number,
  { name, region }: Pick<LoadedFunction, 'name' | 'region'>,
  now: Date,
): Promise<void> {
  const url = `${origin(port)}/functions/projects/${PROJECT_ID}/triggers/${region}-${name}-0`;
  await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-cloudscheduler-jobname': `firebase-schedule-${name}-${region}`,
      'x-cloudscheduler-scheduletime': now.toISOString(),
    },
    body: '{}',
  });
}
