import { expect, it, vi } from 'vitest';
import { declaredFunctions, secretsOf } from './declared-functions.ts';

// Loading the functions' code takes many seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

it('LIVE-03 takes the functions, their secrets and which are scheduled from the code itself', async () => {
  const functions = await declaredFunctions('coral-cove');
  const secretsBy = new Map(functions.map(({ name, secrets }) => [name, secrets]));
  expect(secretsBy.get('stripe-webhook')).toEqual(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  expect(secretsBy.get('count_orders')).toEqual([]);
  expect(secretsBy.has('reset-auth-password')).toBe(true);
  const scheduled = functions.filter(({ isScheduled }) => isScheduled).map(({ name }) => name);
  expect(scheduled.toSorted()).toEqual([
    'nightly_checks',
    'send_waiting_mail',
    'sweep-reservations',
  ]);
  expect(secretsOf(functions)).toEqual(
    expect.arrayContaining([
      'ADMIN_SETUP_CODE',
      'PIN_PEPPER',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
    ]),
  );
});
