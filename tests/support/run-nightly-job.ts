import { fromEnvironment } from './local-services.ts';

/** Runs the nightly checks once, as Google's scheduler does. */
export async function runNightlyJob(): Promise<void> {
  // The emulator's, also where the calls go to a worker of the test's own.
  const { origin } = new URL(fromEnvironment('REEF_WEBHOOK_URL'));
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
