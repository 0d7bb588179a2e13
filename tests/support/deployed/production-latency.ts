import { fromEnvironment } from '#support/local-services.ts';
import { createTcpProxy } from './tcp-proxy.ts';

/** Half of a round trip, in milliseconds. */
const ONE_WAY_MS = {
  // Firestore answers a function of its region in 10 to 50 ms.
  database: 5,
  // Stripe takes a third of a second and more to make a session.
  stripe: 100,
  // Cloud Storage answers for an object's metadata in 20 to 50 ms.
  bucket: 10,
} as const;

/** Deviations from the usual latency. */
type Latencies = {
  /** Replaces the database; by default it is the emulator itself. */
  firestoreHost?: string;
  /** How long Stripe's answers take to arrive, in milliseconds. */
  stripeAnswerMs?: number;
};

/**
 * Gives database, bucket and Stripe production's latency. The emulators answer within the machine,
 * so that otherwise a single caller would wait only for the process, and a rush for the machine's
 * few processors.
 */
export async function withProductionLatency({
  firestoreHost = fromEnvironment('FIRESTORE_EMULATOR_HOST'),
  stripeAnswerMs = ONE_WAY_MS.stripe,
}: Latencies = {}): Promise<{
  /** For `startWorker`. */
  environment: Record<string, string>;
  close: () => void;
}> {
  const stripe = new URL(fromEnvironment('REEF_STRIPE_ORIGIN')).host;
  const [database, payments, bucket] = await Promise.all([
    createTcpProxy(firestoreHost, { delayMs: ONE_WAY_MS.database }),
    createTcpProxy(stripe, { delayMs: ONE_WAY_MS.stripe, answerDelayMs: stripeAnswerMs }),
    createTcpProxy(fromEnvironment('FIREBASE_STORAGE_EMULATOR_HOST'), {
      delayMs: ONE_WAY_MS.bucket,
    }),
  ]);
  return {
    environment: {
      FIRESTORE_EMULATOR_HOST: database.host,
      FIREBASE_STORAGE_EMULATOR_HOST: bucket.host,
      STRIPE_API_BASE: `http://${payments.host}`,
    },
    close: () => {
      for (const one of [database, payments, bucket]) one.close();
    },
  };
}
