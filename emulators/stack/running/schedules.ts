import { PROJECT_ID } from '#stack/project-id.ts';
import { loadedFunctions, type LoadedFunction } from '#stack/backends.ts';
import { origin } from '#stack/processes/ports.ts';

/** Which scheduled functions: those of every few minutes, or the others, such as the nightly one. */
export type Pace = 'often' | 'rarely';

/** How often they run locally. The nightly one reports each time, and would drown warnings. */
export const PACE_MS: Readonly<Record<Pace, number>> = { often: 30_000, rarely: 60 * 60_000 };

const isOften = ({ schedule }: LoadedFunction) =>
  /^every \d+ minutes$/.test(schedule?.schedule ?? '');

/** Those of the scheduled functions that run at a pace. */
export function scheduledAt(pace: Pace, all: readonly LoadedFunction[]): LoadedFunction[] {
  const scheduled = all.filter(({ schedule }) => schedule !== undefined);
  return scheduled.filter((loaded) => isOften(loaded) === (pace === 'often'));
}

/**
 * Runs each scheduled function of a pace once. The emulator never does so: it would need a Pub/Sub
 * emulator, which does not trigger second-generation functions either.
 */
export async function tickSchedules(functionsPort: number, pace: Pace, now: Date): Promise<void> {
  const all = await loadedFunctions(functionsPort);
  const due = scheduledAt(pace, all);
  await Promise.all(due.map((loaded) => runSchedule(functionsPort, loaded, now)));
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
