import { expect, it } from 'vitest';
import { FORBIDDEN, addressesOf, deployedFunction } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkDeployedFunctions } from './deployed-functions.ts';

const { functions } = addressesOf(SHOP);
const DEPLOY = 'Fix: npx firebase deploy --only functions --project coral-cove';
const ALL = SHOP.functions.map(({ name }) => deployedFunction(SHOP, name));

const listing = (...rows: object[]) =>
  linesOf(checkDeployedFunctions, { answers: { [functions]: { json: { functions: rows } } } });

it('LIVE-03 finds every function of the code active, on the list’s second page too', async () => {
  const healthy = ['✓ functions: all 6 are active on nodejs24.'];
  expect(await linesOf(checkDeployedFunctions)).toEqual(healthy);
  const answers = {
    [functions]: { json: { functions: ALL.slice(0, 3), nextPageToken: 'two' } },
    [`${functions}#two`]: { json: { functions: ALL.slice(3) } },
  };
  expect(await linesOf(checkDeployedFunctions, { answers })).toEqual(healthy);
});

it('LIVE-03 reports functions that are not deployed, not active or on another runtime', async () => {
  expect(await listing()).toEqual([
    '✗ functions: none is deployed. Fix: npm run build && npx firebase deploy --project coral-cove',
  ]);
  expect(await listing(...ALL.slice(1, 3))).toEqual([
    `✗ functions: not deployed: create-payment, stripe-webhook, send_new_mail, send_waiting_mail. ${DEPLOY}`,
  ]);
  expect(await listing(...ALL.with(1, { ...ALL[1], state: 'FAILED' }))).toEqual([
    `✗ functions: deployed, but not active: login. ${DEPLOY}`,
  ]);
  expect(
    await listing(...ALL.with(0, { ...ALL[0], buildConfig: { runtime: 'nodejs20' } })),
  ).toEqual([`✗ functions: not on nodejs24: create-payment. ${DEPLOY}`]);
});

it('does not treat a refusal as functions, on any page', async () => {
  const page = { json: { functions: ALL, nextPageToken: 'two' } };
  for (const answers of [
    { [functions]: FORBIDDEN },
    { [functions]: page, [`${functions}#two`]: FORBIDDEN },
  ]) {
    const [line] = await linesOf(checkDeployedFunctions, { answers });
    expect(line).toMatch(/^– functions: could not be asked: Google answered 403/);
  }
});
