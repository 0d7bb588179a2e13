import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { fromEnvironment } from '#support/local-services.ts';

/** A server as it is reached over some distance. */
type Distant = { host: string; close: () => void };

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
type Distances = {
  /** What stands for the database, where that is not the emulator itself. */
  firestoreHost?: string;
  /** How long Stripe's answers are on their way, in milliseconds. */
  stripeAnswerMs?: number;
};

function passOn(from: Socket, to: Socket, delayMs: number): void {
  from.on('data', (chunk) => setTimeout(() => to.writable && to.write(chunk), delayMs));
  from.on('close', () => setTimeout(() => to.destroy(), delayMs));
  from.on('error', () => undefined);
}

/** Passes everything on to `target` (`host:port`) after a delay; answers after another, where told. */
export async function distant(
  target: string,
  delayMs: number,
  answerMs: number = delayMs,
): Promise<Distant> {
  const [host = '', port = ''] = target.split(':');
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), host);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    passOn(near, far, delayMs);
    passOn(far, near, answerMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/**
 * Database, bucket and Stripe as far away as in production: the emulators answer within the machine,
 * so that a caller alone waits for nothing but the process, and a rush for the machine's few
 * processors.
 */
export async function atDistance({
  firestoreHost = fromEnvironment('FIRESTORE_EMULATOR_HOST'),
  stripeAnswerMs = ONE_WAY_MS.stripe,
}: Distances = {}): Promise<{
  /** For `startWorker`. */
  environment: Record<string, string>;
  close: () => void;
}> {
  const stripe = new URL(fromEnvironment('REEF_STRIPE_ORIGIN')).host;
  const [database, payments, bucket] = await Promise.all([
    distant(firestoreHost, ONE_WAY_MS.database),
    distant(stripe, ONE_WAY_MS.stripe, stripeAnswerMs),
    distant(fromEnvironment('FIREBASE_STORAGE_EMULATOR_HOST'), ONE_WAY_MS.bucket),
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
