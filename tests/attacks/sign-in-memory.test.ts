import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROJECT_ID } from '@reef/emulators/stack/project-id.ts';
import { fromAddress } from '#support/auth-endpoints.ts';
import { startAccountWorker } from '#support/deployed/account-worker.ts';
import { callWorker } from '#support/deployed/open-worker.ts';
import type { Worker } from '#support/deployed/worker.ts';
import { createByAdmin, unusedEmail } from '#support/test-accounts.ts';

/*
 * Checking a PIN takes 32 MiB on purpose. The bundle runs as one process of Google's runtime, which
 * sends an instance every call up to its concurrency.
 */

const AT_ONCE = 40;

/** The memory of `login` (tests/deployment/expected). */
const MEMORY_MIB = 512;

const app = initializeApp({ projectId: PROJECT_ID }, 'attacks-sign-in-memory');
const db = getFirestore(app);
let worker: Worker;

beforeAll(async () => {
  worker = await startAccountWorker();
});
afterAll(async () => {
  await worker.stop();
  await deleteApp(app);
});

/** Copies of one account with its PIN: hashing forty would take longer than the test. */
async function accounts(count: number, pin: string): Promise<string[]> {
  const first = await createByAdmin({ user_pin: pin });
  const documents = await Promise.all(
    ['profiles', 'user_roles', 'user_profiles_extended', 'pin_credentials'].map(async (name) => ({
      name,
      fields: (await db.doc(`${name}/${first.id}`).get()).data() ?? {},
    })),
  );
  const emails = Array.from({ length: count }, () => unusedEmail('at-once'));
  await Promise.all(
    emails.map(async (email) => {
      const user_id = randomUUID();
      const batch = db.batch();
      for (const { name, fields } of documents) {
        const own = {
          ...('email' in fields && { email }),
          ...('user_id' in fields && { user_id }),
        };
        batch.set(db.doc(`${name}/${user_id}`), { ...fields, ...own });
      }
      await batch.commit();
    }),
  );
  return emails;
}

/** The peak memory of the process since its start, in MiB. */
function mostMemoryMiB(): number {
  const [, kib = '0'] =
    /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${worker.pid}/status`, 'utf8')) ?? [];
  return Number(kib) / 1024;
}

async function signInAt(email: string, pin: string) {
  const body = JSON.stringify({ data: { email, password: pin } });
  const answer = await callWorker(worker.origin, 'login', body, fromAddress());
  const { result } = (await answer.json()) as { result?: { success: boolean } };
  return { http: answer.status, success: result?.success };
}

it('ATT-112 forty sign-ins at once stay within the memory that the function is given', async () => {
  const pin = '864209';
  const emails = await accounts(AT_ONCE, pin);
  const from = performance.now();
  const answers = await Promise.all(emails.map((email) => signInAt(email, pin)));
  const ms = performance.now() - from;
  expect(answers).toEqual(Array.from({ length: AT_ONCE }, () => ({ http: 200, success: true })));
  const most = mostMemoryMiB();
  console.log(`${AT_ONCE} sign-ins at once: ${ms.toFixed(0)} ms, at most ${most.toFixed(0)} MiB`);
  expect(most).toBeGreaterThan(50);
  // A quarter is reserved for a busier machine.
  expect(most).toBeLessThan(0.75 * MEMORY_MIB);
}, 120_000);
