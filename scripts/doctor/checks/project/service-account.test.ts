import { expect, it } from 'vitest';
import {
  FORBIDDEN,
  NOT_FOUND,
  SERVICE_ACCOUNT,
  addressesOf,
} from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkServiceAccount } from './service-account.ts';

const { functions, policy, accountPolicy, project } = addressesOf(SHOP);
const ROLE = 'roles/iam.serviceAccountTokenCreator';
const HEALTHY = [`✓ sign-in tokens: ${SERVICE_ACCOUNT} may sign them.`];

const bindings = (...rows: object[]) => ({ json: { version: 1, bindings: rows } });
const signer = { role: ROLE, members: [`serviceAccount:${SERVICE_ACCOUNT}`] };
const editor = { role: 'roles/editor', members: [`serviceAccount:${SERVICE_ACCOUNT}`] };

it('LIVE-03 finds the role on the project, or on the account itself', async () => {
  expect(await linesOf(checkServiceAccount)).toEqual(HEALTHY);
  const answers = { [policy]: bindings(editor), [accountPolicy]: bindings(signer) };
  expect(await linesOf(checkServiceAccount, { answers })).toEqual(HEALTHY);
});

it('LIVE-03 knows the account before anything is deployed', async () => {
  const answers = { [functions]: { json: {} } };
  expect(await linesOf(checkServiceAccount, { answers })).toEqual(HEALTHY);
});

it('LIVE-03 reports that the role is missing before there is such an account', async () => {
  const answers = { [policy]: bindings(editor), [accountPolicy]: NOT_FOUND };
  expect((await linesOf(checkServiceAccount, { answers }))[0]).toMatch(/^✗ sign-in tokens: /);
});

it.each([
  ['another role', bindings(editor)],
  ['another account', bindings({ role: ROLE, members: ['user:owner@coral.example'] })],
  ['a condition', bindings({ ...signer, condition: { expression: 'false' } })],
  ['no bindings', { json: { etag: 'x' } }],
])('LIVE-03 reports that the role is missing: %s', async (_what, answer) => {
  expect(await linesOf(checkServiceAccount, { answers: { [policy]: answer } })).toEqual([
    `✗ sign-in tokens: ${SERVICE_ACCOUNT} may not sign them, so that nobody can sign in by PIN. Fix: gcloud projects add-iam-policy-binding coral-cove --member=serviceAccount:${SERVICE_ACCOUNT} --role=${ROLE}`,
  ]);
});

it.each([
  ['the project’s policy', { [policy]: FORBIDDEN }],
  ['the account’s policy', { [policy]: bindings(editor), [accountPolicy]: FORBIDDEN }],
  ['the project’s number', { [functions]: FORBIDDEN, [project]: FORBIDDEN }],
])('does not treat a refusal as an answer: %s', async (_what, answers) => {
  const [line] = await linesOf(checkServiceAccount, { answers });
  expect(line).toMatch(/^– sign-in tokens: could not be asked: Google answered 403/);
});
