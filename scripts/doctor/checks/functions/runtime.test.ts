import { expect, it } from 'vitest';
import { linesOf } from '../../testing/fake-services.ts';
import { checkRuntime } from './runtime.ts';

const FIX =
  'Fix: npm install --save-dev --save-exact firebase-tools@latest, then change Node in the places that docs/decisions/0022-node-24-from-npm.md names';

const on = (day: string, runtime: string) =>
  linesOf(checkRuntime, { shop: { runtime }, services: { now: () => new Date(day) } });

it('LIVE-03 tells how long Google accepts the runtime of firebase.json', async () => {
  // The ends of Node 18 and 20 are past, so firebase-tools no longer changes them.
  expect(await on('2025-01-01', 'nodejs18')).toEqual([
    '✓ runtime: Google accepts nodejs18 until 2025-10-30.',
  ]);
  expect(await on('2025-10-01', 'nodejs18')).toEqual([
    `✗ runtime: Google stops accepting nodejs18 after 2025-10-30, in 29 days. ${FIX}`,
  ]);
  expect(await on('2026-11-22', 'nodejs20')).toEqual([
    `✗ runtime: Google has not accepted nodejs20 since 2026-10-30. ${FIX}`,
  ]);
  expect(await on('2026-11-22', 'nodejs1')).toEqual([
    `✗ runtime: firebase-tools knows no runtime nodejs1. ${FIX}`,
  ]);
});

it('counts the notice of 180 days to the day', async () => {
  expect((await on('2025-05-03', 'nodejs18'))[0]).toMatch(/^✓/);
  expect((await on('2025-05-04', 'nodejs18'))[0]).toMatch(/in 179 days/);
});
