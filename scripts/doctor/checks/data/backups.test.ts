import { expect, it } from 'vitest';
import { FORBIDDEN, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkBackups } from './backups.ts';

const { database } = addressesOf(SHOP);

it('LIVE-03 tells whether the database can be restored', async () => {
  expect(await linesOf(checkBackups)).toEqual([
    '✓ backups: every minute of the last seven days can be restored.',
  ]);
  const off = { pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_DISABLED' };
  expect(await linesOf(checkBackups, { answers: { [database]: { json: off } } })).toEqual([
    "✗ backups: point-in-time recovery is off. Fix: gcloud firestore databases update --database='(default)' --enable-pitr --project coral-cove",
  ]);
});

it('does not treat a refusal as backups', async () => {
  const [line] = await linesOf(checkBackups, { answers: { [database]: FORBIDDEN } });
  expect(line).toMatch(/^– backups: could not be asked: Google answered 403/);
});
