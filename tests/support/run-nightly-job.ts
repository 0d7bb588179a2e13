import { FUNCTIONS_REGION } from '@reef/domain/shared/region';
import { runSchedule } from '@reef/emulators/stack/running/schedules.ts';
import { fromEnvironment } from './local-services.ts';

/** Runs the nightly checks once. */
export async function runNightlyJob(): Promise<void> {
  // The emulator's, even if the calls go to a test's own worker.
  const { port } = new URL(fromEnvironment('REEF_WEBHOOK_URL'));
  await runSchedule(Number(port), { name: 'nightly_checks', region: FUNCTIONS_REGION }, new Date());
}
