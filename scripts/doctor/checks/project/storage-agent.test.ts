import { expect, it } from 'vitest';
import { FORBIDDEN, STORAGE_AGENT, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkStorageAgent } from './storage-agent.ts';

const { policy, project } = addressesOf(SHOP);
const ROLE = 'roles/firebaserules.firestoreServiceAgent';

it('LIVE-03 finds the role of the picture rules', async () => {
  expect(await linesOf(checkStorageAgent)).toEqual([
    `✓ picture rules read the database: ${STORAGE_AGENT} may.`,
  ]);
});

it('LIVE-03 reports that the picture rules lack their role', async () => {
  const owner = { role: ROLE, members: ['user:owner@coral.example'] };
  const answers = { [policy]: { json: { version: 1, bindings: [owner] } } };
  expect(await linesOf(checkStorageAgent, { answers })).toEqual([
    `✗ picture rules read the database: ${STORAGE_AGENT} may not, so that no picture can be uploaded. Fix: gcloud projects add-iam-policy-binding coral-cove --member=serviceAccount:${STORAGE_AGENT} --role=${ROLE}`,
  ]);
});

it.each([policy, project])('does not treat a refusal as an answer: %s', async (at) => {
  const [line] = await linesOf(checkStorageAgent, { answers: { [at]: FORBIDDEN } });
  expect(line).toMatch(
    /^– picture rules read the database: could not be asked: Google answered 403/,
  );
});
