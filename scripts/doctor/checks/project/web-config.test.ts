import { expect, it } from 'vitest';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkWebConfig } from './web-config.ts';

const FIX =
  'fill web/.env.production in from the Firebase console (Project settings → Your apps), then npm run build';

const withChange = (change: Record<string, string>) =>
  linesOf(checkWebConfig, { shop: { webVariables: { ...SHOP.webVariables, ...change } } });

it('LIVE-03 finds the web configuration complete', async () => {
  expect(await linesOf(checkWebConfig)).toEqual([
    '✓ web configuration: web/.env.production is complete and names coral-cove.',
  ]);
});

it('LIVE-03 reports that the file is missing', async () => {
  expect(await linesOf(checkWebConfig, { shop: { webVariables: null } })).toEqual([
    `✗ web configuration: web/.env.production is not there. Fix: cp web/.env.production.example web/.env.production, and ${FIX}`,
  ]);
});

const NO_ORIGIN = 'VITE_SITE_ORIGIN is not an https address without a trailing slash';

it.each<[Record<string, string>, string]>([
  [
    { VITE_FIREBASE_API_KEY: '', VITE_FIREBASE_APP_ID: '' },
    'no value for VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID',
  ],
  [{ VITE_FIREBASE_PROJECT_ID: 'another' }, 'it names the project another'],
  [{ VITE_SITE_ORIGIN: '' }, NO_ORIGIN],
  [{ VITE_SITE_ORIGIN: 'coral.example' }, NO_ORIGIN],
  [{ VITE_SITE_ORIGIN: 'http://coral.example' }, NO_ORIGIN],
  [{ VITE_SITE_ORIGIN: 'https://coral.example/' }, NO_ORIGIN],
])('LIVE-03 reports what is wrong in it: %o', async (change, fault) => {
  expect(await withChange(change)).toEqual([
    `✗ web configuration: web/.env.production: ${fault}. Fix: ${FIX}`,
  ]);
});
