import { expect, it } from 'vitest';
import { linesOf } from '../../testing/fake-services.ts';
import { FORBIDDEN, NOT_FOUND, addressesOf } from '../../testing/healthy-answers.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkWebApp } from './web-app.ts';

const { webApp } = addressesOf(SHOP);
const CONFIG = {
  projectId: 'coral-cove',
  appId: '1:4711:web:abc',
  apiKey: 'AIza-web-key',
  authDomain: 'coral-cove.firebaseapp.com',
  storageBucket: 'coral-cove.firebasestorage.app',
  messagingSenderId: '4711',
};

it('LIVE-03 finds the web app registered with the values of web/.env.production', async () => {
  expect(await linesOf(checkWebApp)).toEqual([
    '✓ web app: 1:4711:web:abc is registered, with these values.',
  ]);
});

it('LIVE-03 reports a web app that the project does not have', async () => {
  expect(await linesOf(checkWebApp, { answers: { [webApp]: NOT_FOUND } })).toEqual([
    '✗ web app: the project has no web app 1:4711:web:abc. Fix: npx firebase apps:create WEB reef --project coral-cove, then npx firebase apps:sdkconfig WEB for web/.env.production',
  ]);
});

it.each([
  [{ apiKey: 'AIza-rolled' }, 'VITE_FIREBASE_API_KEY'],
  [{ storageBucket: 'coral-cove.appspot.com' }, 'VITE_FIREBASE_STORAGE_BUCKET'],
])('LIVE-03 reports a value that differs from Firebase’s: %o', async (change, name) => {
  const answers = { [webApp]: { json: { ...CONFIG, ...change } } };
  expect(await linesOf(checkWebApp, { answers })).toEqual([
    `✗ web app: ${name} differs from Firebase’s own. Fix: npx firebase apps:sdkconfig WEB 1:4711:web:abc --project coral-cove for web/.env.production, then npm run build`,
  ]);
});

it('looks for none before one is named, and does not treat a refusal as one', async () => {
  expect(await linesOf(checkWebApp, { shop: { webVariables: null } })).toEqual([
    '– web app: not looked for, because web/.env.production names none.',
  ]);
  const [line] = await linesOf(checkWebApp, { answers: { [webApp]: FORBIDDEN } });
  expect(line).toMatch(/^– web app: could not be asked: Google answered 403/);
});
