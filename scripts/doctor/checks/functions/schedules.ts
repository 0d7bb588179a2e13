import { FUNCTIONS_REGION } from '@reef/domain/shared/region';
import * as z from 'zod';
import { askGoogleForAll } from '../../ask.ts';
import { deploy } from '../../commands.ts';
import { ok, failed, unknown } from '../../finding.ts';
import type { Check } from '../../services.ts';

const NAME = 'scheduled jobs';

const Job = z.object({ name: z.string(), state: z.string().optional() });
const Page = z.object({ jobs: z.array(Job).default([]), nextPageToken: z.string().optional() });

/** The name that the Firebase CLI gives to the job of a function. */
function jobOf(functionName: string): string {
  return `firebase-schedule-${functionName}-${FUNCTIONS_REGION}`;
}

/** Every function on a schedule has its job, and the job is not paused. */
export const checkSchedules: Check = async ({ projectId, functions }, services) => {
  const at = `cloudscheduler.googleapis.com/v1/projects/${projectId}/locations/${FUNCTIONS_REGION}/jobs`;
  const answer = await askGoogleForAll(services, { projectId, at }, Page, ({ jobs }) =>
    jobs.map(({ name, state }) => [name.split('/').at(-1) ?? name, state] as const),
  );
  if (!answer.ok) return [unknown(NAME, answer)];
  const states = new Map(answer.value);
  const wanted = functions.filter(({ isScheduled }) => isScheduled).map(({ name }) => jobOf(name));
  const absent = wanted.filter((job) => !states.has(job));
  if (absent.length > 0) {
    return [failed(NAME, `not there: ${absent.join(', ')}`, deploy(projectId, 'functions'))];
  }
  const stopped = wanted.filter((job) => states.get(job) !== 'ENABLED');
  if (stopped.length === 0) return [ok(NAME, `all ${wanted.length} are enabled`)];
  // A deployment resumes no paused job; what Google has disabled needs one.
  const paused = stopped.filter((job) => states.get(job) === 'PAUSED');
  const resume = paused
    .map(
      (job) =>
        `gcloud scheduler jobs resume ${job} --location ${FUNCTIONS_REGION} --project ${projectId}`,
    )
    .join(' && ');
  const fix = paused.length === stopped.length ? resume : deploy(projectId, 'functions');
  return [failed(NAME, `not enabled: ${stopped.join(', ')}`, fix)];
};
