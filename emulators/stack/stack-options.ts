import type { Log } from './log.ts';
import type { PortName, Ports } from './processes/ports.ts';
import type { StackError } from './stack-error.ts';

/** A part of the stack, which can be started alone or with others. */
export type StackPart = 'auth' | 'functions' | 'firestore' | 'storage' | 'hosting' | 'stripe';

export const ALL_PARTS: readonly StackPart[] = [
  'auth',
  'functions',
  'firestore',
  'storage',
  'hosting',
  'stripe',
];

/** Which stack to start, and with which data. */
export type StackOptions = {
  /** Added to every port, see ports.ts. */
  readonly portOffset: number;
  /** How to run a second one, for a message that the first one or its ports are in the way. */
  readonly second: string;
  /** Where data is kept between runs; null keeps none. */
  readonly dataDir: string | null;
  /** What a stack without kept data starts with. */
  readonly seed: 'demo' | 'none';
  /** The parts to start; all by default. */
  readonly only?: readonly StackPart[];
  /** Receives progress, one line or block at a time. */
  readonly log: Log;
  /** A real Stripe key instead of the stand-in. */
  readonly stripe?: RealStripe;
  /** True serves the app by Vite with hot reload instead of hosting, and rebuilds functions. */
  readonly isDev?: boolean;
  /** True runs scheduled functions (running/schedules.ts); false leaves that to the caller. */
  readonly isAttended?: boolean;
  /** Cancels the start; `startStack` then rejects with a `StackStopped` once everything is gone. */
  readonly signal?: AbortSignal;
};

/** Keys of a Stripe account in test mode. */
export type RealStripe = {
  readonly secretKey: string;
  readonly webhookSecret: string | null;
};

/** The addresses of a running stack, without a trailing slash. */
export type StackUrls = {
  /** The address of the shop. */
  readonly app: string;
  readonly hosting: string;
  readonly functions: string;
  readonly firestore: string;
  readonly auth: string;
  readonly storage: string;
  readonly stripe: string;
  /** The address of the local mail server, `smtp://…`. */
  readonly smtp: string;
  /** The page that shows every mail. */
  readonly mailbox: string;
  /** Below it is every callable and HTTP function, by its name. */
  readonly callables: string;
  /** The endpoint of Stripe's webhooks. */
  readonly webhook: string;
};

/** A running stack. */
export type Stack = {
  readonly urls: StackUrls;
  readonly ports: Ports;
  /** The variables by which firebase-admin finds this stack's emulators. */
  readonly env: Readonly<Record<string, string>>;
  /** All output of the emulators and the functions in them. */
  readonly logFile: string;
  /** True if it started with kept data, false if it started empty or seeded. */
  readonly hasKeptData: boolean;
  /** Resolves if a part ends by itself; the rest runs on until `stop`. */
  readonly failed: Promise<StackError>;
  /** Saves (if a data folder was given) and ends everything. May be called twice. */
  readonly stop: () => Promise<void>;
};

/** The ports that the chosen parts need. */
export function portsNeeded(parts: readonly StackPart[], isDev: boolean): PortName[] {
  const needed = new Set<PortName>(['hub', ...parts]);
  if (parts.includes('functions')) {
    for (const name of ['eventarc', 'tasks', 'smtp', 'mailbox'] as const) needed.add(name);
  }
  if (parts.includes('firestore')) {
    for (const name of ['firestoreForPages', 'firestoreWebsocket'] as const) needed.add(name);
  }
  if (isDev) {
    needed.delete('hosting');
    needed.add('vite');
  }
  return [...needed];
}
