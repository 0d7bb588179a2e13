import { expect, it } from 'vitest';
import { FORBIDDEN, addressesOf } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkDeployedSecrets } from './deployed-secrets.ts';

const { functions, secrets } = addressesOf(SHOP);
const DEPLOY = 'Fix: npx firebase deploy --only functions --project coral-cove';

it('LIVE-03 reports a secret that was set after the functions were deployed', async () => {
  expect(await linesOf(checkDeployedSecrets)).toEqual([
    '✓ deployed secrets: the functions run with the newest versions.',
  ]);
  const newer = {
    name: 'projects/4711/secrets/STRIPE_WEBHOOK_SECRET/versions/3',
    state: 'ENABLED',
  };
  const answers = { [`${secrets}/STRIPE_WEBHOOK_SECRET/versions/latest`]: { json: newer } };
  expect(await linesOf(checkDeployedSecrets, { answers })).toEqual([
    `✗ deployed secrets: the functions run with an older version of STRIPE_WEBHOOK_SECRET. ${DEPLOY}`,
  ]);
});

it('treats a version named latest as the newest', async () => {
  const use = { key: 'PIN_PEPPER', secret: 'PIN_PEPPER', version: 'latest' };
  const login = { name: 'f/login', serviceConfig: { secretEnvironmentVariables: [use] } };
  const answers = { [functions]: { json: { functions: [login] } } };
  expect((await linesOf(checkDeployedSecrets, { answers }))[0]).toMatch(/^✓/);
});

it('LIVE-03 reports that nothing deployed reads a secret', async () => {
  const answers = { [functions]: { json: {} } };
  expect(await linesOf(checkDeployedSecrets, { answers })).toEqual([
    `✗ deployed secrets: no deployed function reads a secret. ${DEPLOY}`,
  ]);
});

it.each([functions, `${secrets}/PIN_PEPPER/versions/latest`])(
  'does not treat a refusal as an answer (%s)',
  async (address) => {
    const [line] = await linesOf(checkDeployedSecrets, { answers: { [address]: FORBIDDEN } });
    expect(line).toMatch(/^– deployed secrets: could not be asked: Google answered 403/);
  },
);
