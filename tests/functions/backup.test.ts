import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { EMULATOR_PEPPER } from '@reef/emulators/seed/pin-credential.ts';
import { makeExporter } from '@reef/emulators/stack/data/export-data.ts';
import { BASE_PORTS } from '@reef/emulators/stack/processes/ports.ts';
import type { Stack } from '@reef/emulators/stack/stack-options.ts';
import { startStack } from '@reef/emulators/stack/start-stack.ts';
import { login } from '../../functions/src/accounts/sign-in/login.ts';
import { sweep } from '../../functions/src/checkout/sweep.ts';
import { DEMO } from '#support/callables.ts';
import { newCheckout } from '#support/checkouts.ts';
import { fromEnvironment, localDeps } from '#support/local-services.ts';
import { ledger } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

/*
 * docs/operations.md, Restoring a backup: the same three steps with the emulators' own export and
 * import, which use the format of `gcloud firestore export` and `import`.
 */

const AFTER_HOLD_MS = 34 * 60_000;
/**
 * How long the triggers of earlier tests' orders and mails may keep writing, one after the other.
 */
const STILL_WITHIN_MS = 240_000;
/** A port offset apart from the tests' and from other stacks'. */
const BESIDE = 150;

const clock = { now: new Date() };
const deps = localDeps(clock);
const folder = mkdtempSync(path.join(tmpdir(), 'reef-backup-'));
let restored: Stack | null = null;

afterAll(async () => {
  await restored?.stop();
  rmSync(folder, { recursive: true });
  await deps.close();
});

function offset(): number {
  const [, port] = fromEnvironment('FIRESTORE_EMULATOR_HOST').split(':');
  return Number(port) - BASE_PORTS.firestore;
}

const now = () => new Date();

/** Every document of a database, by its path. */
async function everything(db: Firestore): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const collection of await db.listCollections()) {
    for (const document of (await collection.get()).docs) all[document.ref.path] = document.data();
  }
  return JSON.parse(JSON.stringify(all)) as Record<string, unknown>;
}

/**
 * Exports everything, and again if a trigger of an earlier test's order wrote during the export.
 * @returns what there was.
 */
async function backUp(): Promise<Record<string, unknown>> {
  const hubPort = BASE_PORTS.hub + offset();
  const save = makeExporter({ hubPort, runDir: folder, dataDir: folder });
  const end = Date.now() + STILL_WITHIN_MS;
  while (Date.now() < end) {
    const before = await everything(deps.db);
    await save();
    const after = await everything(deps.db);
    if (JSON.stringify(before) === JSON.stringify(after)) return before;
  }
  throw new Error('the shop never stood still');
}

/**
 * The dependencies of the restored shop; made once the environment names the restored emulators.
 */
function onRestored(stack: Stack) {
  for (const [name, value] of Object.entries(stack.env)) process.env[name] = value;
  const app = initializeApp({ projectId: PROJECT_ID }, 'restored');
  return { app, db: getFirestore(app), auth: getAuth(app) };
}

/** One sweep closes some hundred holds, the oldest first; other tests may have left more. */
async function sweepAll(db: Firestore): Promise<void> {
  const report = await sweep({ ...deps, db });
  expect(report.failed).toEqual([]);
  if (report.closed > 0) await sweepAll(db);
}

/** The demo admin's PIN is stored by the shop. */
const pepper = () => EMULATOR_PEPPER;
const noPassword = async () => null;

it(
  'a backup holds every document and account, and the shop goes on from it',
  { timeout: 480_000 },
  async () => {
    const { product, sessionId } = await newCheckout(deps, { stock: 2 });
    const before = await backUp();
    // Paid after the backup was made, so nothing in it says so.
    await stripeControl.pay(sessionId);

    restored = await startStack({
      portOffset: offset() + BESIDE,
      second: 'wait until it has ended',
      dataDir: folder,
      seed: 'none',
      only: ['firestore', 'auth'],
      log: () => undefined,
    });
    const { app, db, auth } = onRestored(restored);
    const after = await everything(db);
    expect(Object.keys(after).length).toBeGreaterThan(100);
    expect(after).toEqual(before);
    const [email, pin] = DEMO.admin;
    const attempt = { email, pin, address: 'restored' };
    const loginDeps = { db, auth, pepper, now, checkPassword: noPassword, report: () => undefined };
    expect(await login(loginDeps, attempt)).toMatchObject({ isAdmin: true });

    clock.now = new Date(clock.now.getTime() + AFTER_HOLD_MS);
    await sweepAll(db);
    expect(await ledger(db, product)).toEqual({ free: 1, held: 0, sold: 1, orderCount: 1 });
    await deleteApp(app);
  },
);
