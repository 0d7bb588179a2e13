import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/root.mjs';
import { readShop } from './shop.ts';
import { startFakeServices } from './testing/fake-services.ts';
import { addressesOf, healthyAnswers } from './testing/healthy-answers.ts';

/** Loading the functions takes a process a second, and many on a busy machine. */
const SLOW_MS = 60_000;

/** The command as a separate process, whose requests go to a server of this machine. */
function doctor(args: string[], rehearsal: string) {
  const env = { ...process.env, REEF_DOCTOR_REHEARSAL: rehearsal };
  const main = path.join(import.meta.dirname, 'main.ts');
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [main, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

/** An address without a listener. */
async function nowhere(): Promise<string> {
  const fakes = await startFakeServices({});
  await fakes.close();
  return fakes.origin;
}

it('LIVE-03 prints its usage when called without arguments', { timeout: SLOW_MS }, async () => {
  expect(await doctor([], await nowhere())).toEqual({
    code: 2,
    stdout: '',
    stderr: 'usage: npm run doctor -- <project-id> [--json]\n',
  });
});

it('LIVE-03 says in one line that there is no connection', { timeout: SLOW_MS }, async () => {
  expect(await doctor(['coral-cove'], await nowhere())).toEqual({
    code: 1,
    stdout: '',
    stderr:
      'Nothing could be asked: firestore.googleapis.com cannot be reached (ECONNREFUSED). Try again with a connection.\n',
  });
});

it('LIVE-03 goes through every check and tells what is missing', { timeout: SLOW_MS }, async () => {
  const shop = await readShop('coral-cove', ROOT);
  const noCharges = { [addressesOf(shop).stripeAccount]: { json: { charges_enabled: false } } };
  const fakes = await startFakeServices({ ...healthyAnswers(shop), ...noCharges });
  const { code, stdout, stderr } = await doctor(['coral-cove'], fakes.origin);
  await fakes.close();
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toMatch(/^✗ Stripe account: it may not take payments yet\. Fix: /m);
  const all = `all ${shop.functions.length} are active on ${shop.runtime}`;
  expect(stdout).toContain(`✓ functions: ${all}.`);
  expect(stdout).toContain(`✓ indexes: all ${shop.indexes.indexes.length} are ready.`);
});
