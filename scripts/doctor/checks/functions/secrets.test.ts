import { expect, it } from 'vitest';
import {
  FORBIDDEN,
  NOT_FOUND,
  SECRET_VALUES,
  addressesOf,
  secretPayload,
} from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkSecrets } from './secrets.ts';

const { secrets } = addressesOf(SHOP);
const NAMES = [
  'ADMIN_SETUP_CODE',
  'PIN_PEPPER',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
];
const HEALTHY = NAMES.map((name) => `✓ secret ${name}: it is set.`);

const newest = (name: string) => `${secrets}/${name}/versions/latest`;
const fix = (name: string) =>
  `Fix: npx firebase functions:secrets:set ${name} --project coral-cove, then npx firebase deploy --only functions --project coral-cove${name === 'PIN_PEPPER' ? ' (ends every PIN: see docs/operations.md, Rotating secrets, before you do it in a shop that runs)' : ''}`;

it('LIVE-03 finds every secret the functions read, and shows none', async () => {
  const lines = await linesOf(checkSecrets);
  expect(lines).toEqual(HEALTHY);
  for (const value of Object.values(SECRET_VALUES)) expect(lines.join()).not.toContain(value);
});

it('LIVE-03 reports a secret that is not set, or whose newest version is disabled', async () => {
  const notSet = await linesOf(checkSecrets, { answers: { [newest('PIN_PEPPER')]: NOT_FOUND } });
  expect(notSet).toEqual(
    HEALTHY.with(1, `✗ secret PIN_PEPPER: it is not set. ${fix('PIN_PEPPER')}`),
  );
  const version = { name: 'projects/4711/secrets/PIN_PEPPER/versions/3', state: 'DISABLED' };
  const answers = { [newest('PIN_PEPPER')]: { json: version } };
  expect(await linesOf(checkSecrets, { answers })).toEqual(
    HEALTHY.with(1, `✗ secret PIN_PEPPER: its newest version is not enabled. ${fix('PIN_PEPPER')}`),
  );
});

it.each([
  ['ADMIN_SETUP_CODE', 'reef-setup', 'it has the value of the demo, which everybody can read'],
  ['PIN_PEPPER', 'reef-emulator-pepper', 'it has the value of the demo, which everybody can read'],
  [
    'STRIPE_SECRET_KEY',
    'sk_test_reef_standin',
    'it has the value of the demo, which everybody can read',
  ],
  [
    'STRIPE_WEBHOOK_SECRET',
    'whsec_reef_standin',
    'it has the value of the demo, which everybody can read',
  ],
  ['ADMIN_SETUP_CODE', 'opensesame', 'it has fewer than 12 characters'],
  ['PIN_PEPPER', 'salt and pepper', 'it has fewer than 32 characters'],
  ['STRIPE_SECRET_KEY', 'pk_live_51N', 'it does not look like one of Stripe’s'],
  ['STRIPE_WEBHOOK_SECRET', 'any text now', 'it does not look like one of Stripe’s'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_123\n', 'it begins or ends with a space or a line break'],
])('LIVE-03 reports a useless value of %s without showing it (%j)', async (name, value, fault) => {
  const answers = { [`${newest(name)}:access`]: secretPayload(name, value) };
  const lines = await linesOf(checkSecrets, { answers });
  expect(lines).toEqual(
    HEALTHY.with(NAMES.indexOf(name), `✗ secret ${name}: ${fault}. ${fix(name)}`),
  );
  expect(lines.join()).not.toContain(value.trim());
});

it.each(['', ':access'])('does not treat a refusal as a secret (latest%s)', async (verb) => {
  const answers = { [`${newest('PIN_PEPPER')}${verb}`]: FORBIDDEN };
  const lines = await linesOf(checkSecrets, { answers });
  expect(lines[1]).toMatch(/^– secret PIN_PEPPER: could not be asked: Google answered 403/);
});
