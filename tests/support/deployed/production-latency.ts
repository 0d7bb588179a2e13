import { fromEnvironment } from '#support/local-services.ts';
import { createTcpProxy } from './tcp-proxy.ts';

/** Half the time that a question and its answer are on their way, in milliseconds. */
const ONE_WAY_MS = {
  // Firestore answers a function of its region in 10 to 50 ms.
  database: 5,
  // Stripe takes a third of a second and more to make a session.
  stripe: 100,
  // Cloud Storage answers for an object's metadata in 20 to 50 ms.
  bucket: 10,
} as const;

/** What is nearer or further than usual. */
type Latencies = {
  /** What stands for the database, where that is not the emulator itself. */
  firestoreHost?: string;
  /** How long Stripe's answers are on their way, in milliseconds. */
  stripeAnswerMs?: number;
};

/**
 * Database, bucket and Stripe as far away as in production: the emulators answer within the machine,
 * so that a caller alone waits for nothing but the process, and a rush for the machine's few
 * processors.
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
