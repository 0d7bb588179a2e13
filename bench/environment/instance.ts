import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stageFunctions } from '@reef/emulators/stack/bundling/staged-functions.ts';
import { STATE_DIR } from '@reef/emulators/stack/paths.ts';
import { type GoogleKeys, publishKeys } from '@reef/tests/support/deployed/google-keys.ts';
import { withProductionLatency } from '@reef/tests/support/deployed/production-latency.ts';
import { startWorker, type Worker } from '@reef/tests/support/deployed/worker.ts';
import { fromEnvironment, localDeps } from '@reef/tests/support/local-services.ts';
import { stripeControl } from '@reef/tests/support/payments/stripe-control.ts';

/** The deployed bundle as one instance, the keys its sessions are signed with, and the database. */
export type Instance = { worker: Worker; keys: GoogleKeys; deps: ReturnType<typeof localDeps> };

/** The options of an instance. */
export type InstanceOptions = {
  /** Database, bucket and Stripe have production's latency, not this machine's. */
  hasProductionLatency: boolean;
  /** Replaces the database; by default it is the emulator itself. */
  firestoreHost?: string;
  /** Sets or replaces what an operator would set. */
  settings?: Record<string, string>;
  /** The shop's origin, as a build for production is told; without it there is no sitemap. */
  origin?: string;
};

/** A copy of the built functions that was built for `origin`. @returns its folder. */
function builtFor(origin: string): string {
  const dir = mkdtempSync(path.join(STATE_DIR, 'bench-functions-'));
  stageFunctions({ dir, params: {}, secrets: {} });
  writeFileSync(path.join(dir, 'dist/rendered-pages/site.json'), JSON.stringify({ origin }));
  return dir;
}

/**
 * The deployed bundle as one instance, over HTTP: one process serves all calls, as Google's runtime
 * would up to 80 at a time, while the emulator's functions serve one call at a time. Webhooks are
 * not delivered meanwhile. The instance stops when `work` is done.
 */
export async function withInstance<T>(
  options: InstanceOptions,
  work: (instance: Instance) => Promise<T>,
): Promise<T> {
  const firestoreHost = options.firestoreHost ?? fromEnvironment('FIRESTORE_EMULATOR_HOST');
  const near = {
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_STORAGE_EMULATOR_HOST: fromEnvironment('FIREBASE_STORAGE_EMULATOR_HOST'),
  };
  const deps = localDeps({ now: new Date() });
  const keys = await publishKeys();
  await stripeControl.webhooks('drop');
  const latency = options.hasProductionLatency
    ? await withProductionLatency({ firestoreHost })
    : null;
  const dir = options.origin === undefined ? null : builtFor(options.origin);
  const worker = await startWorker(keys, {
    ...(latency?.environment ?? near),
    ...(dir === null ? {} : { REEF_FUNCTIONS_DIR: dir }),
    ...options.settings,
  });
  try {
    return await work({ worker, keys, deps });
  } finally {
    await worker.stop();
    latency?.close();
    if (dir !== null) rmSync(dir, { recursive: true, force: true });
    await stripeControl.webhooks('deliver');
    await keys.close();
    await deps.close();
  }
}
