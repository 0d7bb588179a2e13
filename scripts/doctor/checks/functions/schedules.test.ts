import { expect, it } from 'vitest';
import { FORBIDDEN, addressesOf, scheduledJob } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkSchedules } from './schedules.ts';

const { jobs } = addressesOf(SHOP);
const FUNCTIONS = ['send_waiting_mail', 'sweep-reservations'].map((name) => ({
  name,
  secrets: [],
  isScheduled: true,
}));
const [mail, sweep] = FUNCTIONS.map(({ name }) => scheduledJob(SHOP, name));

const listing = (...rows: (object | undefined)[]) =>
  linesOf(checkSchedules, {
    shop: { functions: [...SHOP.functions.slice(0, 2), ...FUNCTIONS] },
    answers: { [jobs]: { json: rows.length === 0 ? {} : { jobs: rows } } },
  });

it('LIVE-03 finds the job of every function on a schedule', async () => {
  expect(await linesOf(checkSchedules)).toEqual(['✓ scheduled jobs: all 1 are enabled.']);
  expect(await listing(mail, sweep)).toEqual(['✓ scheduled jobs: all 2 are enabled.']);
});

it('LIVE-03 reports a paused job with the command that resumes it', async () => {
  expect(await listing(mail, { ...sweep, state: 'PAUSED' })).toEqual([
    '✗ scheduled jobs: not enabled: firebase-schedule-sweep-reservations-us-central1. Fix: gcloud scheduler jobs resume firebase-schedule-sweep-reservations-us-central1 --location us-central1 --project coral-cove',
  ]);
});

it('LIVE-03 reports jobs that are not there', async () => {
  const fix = 'Fix: npx firebase deploy --only functions --project coral-cove';
  expect(await listing(sweep)).toEqual([
    `✗ scheduled jobs: not there: firebase-schedule-send_waiting_mail-us-central1. ${fix}`,
  ]);
  expect(await listing()).toEqual([
    `✗ scheduled jobs: not there: firebase-schedule-send_waiting_mail-us-central1, firebase-schedule-sweep-reservations-us-central1. ${fix}`,
  ]);
});

it('does not treat a refusal as jobs', async () => {
  const [line] = await linesOf(checkSchedules, { answers: { [jobs]: FORBIDDEN } });
  expect(line).toMatch(/^– scheduled jobs: could not be asked: Google answered 403/);
});
