import { expect, it } from 'vitest';
import { FORBIDDEN, NOT_FOUND, addressesOf, authConfig } from '../../testing/healthy-answers.ts';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkAuthSettings } from './auth-settings.ts';

const { auth } = addressesOf(SHOP);
const CONSOLE = 'https://console.firebase.google.com/project/coral-cove/authentication';

const HEALTHY = [
  '✓ e-mail sign-in: Email/Password is enabled.',
  '✓ e-mail enumeration protection: it is on.',
  '✓ accounts by the server only: browsers cannot create accounts without the server.',
  '✓ authorized domains: coral.example is among them.',
];

it('LIVE-03 finds the settings of Firebase Authentication in order', async () => {
  expect(await linesOf(checkAuthSettings)).toEqual(HEALTHY);
});

it.each([
  [
    0,
    { signIn: { email: { passwordRequired: true } } },
    `✗ e-mail sign-in: Email/Password is not enabled. Fix: ${CONSOLE}/providers → Add new provider → Email/Password`,
  ],
  [
    1,
    { emailPrivacyConfig: {} },
    `✗ e-mail enumeration protection: it is off, so that anybody can find out which e-mails have an account. Fix: ${CONSOLE}/settings → User actions → Email enumeration protection`,
  ],
  [
    2,
    { client: { permissions: {} } },
    `✗ accounts by the server only: browsers can create accounts without the server. Fix: ${CONSOLE}/settings → User actions → Enable create (sign-up): off`,
  ],
  [
    3,
    { authorizedDomains: ['localhost', 'coral-cove.firebaseapp.com'] },
    `✗ authorized domains: coral.example is not among them. Fix: ${CONSOLE}/settings → Authorized domains → Add domain: coral.example`,
  ],
])('LIVE-03 reports one setting that is not (%i)', async (at, change, line) => {
  const answers = { [auth]: { json: { ...authConfig(SHOP), ...change } } };
  expect(await linesOf(checkAuthSettings, { answers })).toEqual(HEALTHY.with(at, line));
});

it('treats settings that Google leaves out as off', async () => {
  const lines = await linesOf(checkAuthSettings, { answers: { [auth]: { json: {} } } });
  expect(lines.map((line) => line[0])).toEqual(['✗', '✗', '✗', '✗']);
});

it('LIVE-03 says so when Authentication was never set up', async () => {
  expect(await linesOf(checkAuthSettings, { answers: { [auth]: NOT_FOUND } })).toEqual([
    `✗ e-mail sign-in: Firebase Authentication is not set up. Fix: ${CONSOLE} → Get started, then Email/Password`,
  ]);
});

it('reports each setting as unknown when it is not allowed to ask', async () => {
  const lines = await linesOf(checkAuthSettings, { answers: { [auth]: FORBIDDEN } });
  expect(lines).toHaveLength(4);
  for (const line of lines) expect(line).toMatch(/^– .*: could not be asked: Google answered 403/);
});
