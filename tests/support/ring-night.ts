import { fromEnvironment } from './local-services.ts';

/** Runs the nightly checks once, as Google's scheduler does. */
export async function ringNight(): Promise<void> {
  const { origin } = new URL(fromEnvironment('REEF_FUNCTIONS_ORIGIN'));
  const trigger = 'functions/projects/demo-reef/triggers/us-central1-nightly_checks-0';
  await fetch(`${origin}/${trigger}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-cloudscheduler-jobname': 'firebase-schedule-nightly_checks-us-central1',
      'x-cloudscheduler-scheduletime': new Date().toISOString(),
    },
    body: '{}',
  });
}
