import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { linesOf } from '../../testing/fake-services.ts';
import { SHOP } from '../../testing/test-shop.ts';
import { checkFunctionsConfig, FUNCTIONS_VARIABLES } from './functions-config.ts';

const withChange = (change: Record<string, string>) => {
  const functionsVariables = { ...SHOP.functionsVariables, ...change };
  return linesOf(checkFunctionsConfig, { shop: { functionsVariables } });
};

it('LIVE-03 finds the functions configuration complete, or not there', async () => {
  expect(await linesOf(checkFunctionsConfig)).toEqual([
    '✓ functions configuration: functions/.env.coral-cove is complete.',
  ]);
  expect(await linesOf(checkFunctionsConfig, { shop: { functionsVariables: null } })).toEqual([
    '✗ functions configuration: functions/.env.coral-cove is not there. Fix: printf \'%s\\n\' "APP_ORIGIN=https://coral.example" "STRIPE_API_BASE=" "WEB_API_KEY=AIza-web-key" "PAYMENTS_PER_ACCOUNT=30" "PAYMENTS_PER_ADDRESS=300" "MAIL_FROM=" "OWNER_EMAIL=" > functions/.env.coral-cove',
  ]);
});

it.each([
  [{ APP_ORIGIN: '' }, 'APP_ORIGIN is not a list of https addresses without a trailing slash'],
  [
    { APP_ORIGIN: 'https://coral.example,http://localhost:5000' },
    'APP_ORIGIN is not a list of https addresses without a trailing slash',
  ],
  [
    { APP_ORIGIN: 'https://coral-cove.web.app' },
    'APP_ORIGIN lacks https://coral.example, to which payment pages return',
  ],
  [{ WEB_API_KEY: '' }, 'WEB_API_KEY has no value'],
  [
    { WEB_API_KEY: 'AIza-of-another' },
    'WEB_API_KEY is not the VITE_FIREBASE_API_KEY of web/.env.production',
  ],
  [{ STRIPE_API_BASE: 'http://127.0.0.1:12111' }, 'STRIPE_API_BASE is not empty'],
])('LIVE-03 reports what is wrong in it: %o', async (change, fault) => {
  expect(await withChange(change)).toEqual([
    `✗ functions configuration: functions/.env.coral-cove: ${fault}. Fix: correct functions/.env.coral-cove (README.md, step 4), then npx firebase deploy --only functions --project coral-cove`,
  ]);
});

it('LIVE-03 reports which variable is left out', async () => {
  const { PAYMENTS_PER_ADDRESS: _, ...functionsVariables } = SHOP.functionsVariables ?? {};
  const [line] = await linesOf(checkFunctionsConfig, { shop: { functionsVariables } });
  expect(line).toContain('functions/.env.coral-cove: PAYMENTS_PER_ADDRESS is left out. Fix:');
});

it('LIVE-03 knows the variables that README.md, step 4, writes', () => {
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8');
  const [, block = ''] = /^ {3}```\n( {3}APP_ORIGIN=[^`]*)```/m.exec(readme) ?? [];
  expect(block.match(/^ {3}[A-Z_]+(?==)/gm)?.map((name) => name.trim())).toEqual([
    ...FUNCTIONS_VARIABLES,
  ]);
});
